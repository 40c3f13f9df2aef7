import { describe, expect, it } from 'vitest'
import { validateEmail } from './email.ts'

const verdict = (typed: string): string => {
  const result = validateEmail(typed)
  if (!result.ok) return result.code
  return result.suggestion === null ? result.normalized : `${result.normalized}? ${result.suggestion}`
}

describe('an e-mail address', () => {
  it.each([
    ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
    [' Ana.Souza+loja@Exemplo.COM ', 'Ana.Souza+loja@exemplo.com'],
    ["o'neil@exemplo.com", "o'neil@exemplo.com"],
    ['', 'empty'],
    ['ana', 'no-at'],
    ['@exemplo.com', 'no-name'],
    ['ana@', 'no-host'],
    ['ana@exemplo', 'no-host'],
    ['ana@exemplo.', 'bad-characters'],
    ['ana@exemplo.c', 'bad-characters'],
    ['ana@exemplo.com-', 'bad-characters'],
    ['ana@b.co', 'ana@b.co'],
    ['ana@outlok.com', 'ana@outlok.com? ana@outlook.com'],
    ['ana@yaho.com', 'ana@yaho.com? ana@yahoo.com'],
    ['ana@iclud.com', 'ana@iclud.com? ana@icloud.com'],
    ['ana@live.con', 'ana@live.con? ana@live.com'],
    ['ana@bol.com.bt', 'ana@bol.com.bt? ana@bol.com.br'],
    ['ana@tera.com.br', 'ana@tera.com.br? ana@terra.com.br'],
    ['ana@yahoo.com.mz', 'ana@yahoo.com.mz? ana@yahoo.com.mx'],
    ['ana@yaoho.com.ar', 'ana@yaoho.com.ar? ana@yahoo.com.ar'],
    ['ana@hotmail.ea', 'ana@hotmail.ea? ana@hotmail.es'],
    ['ana@-exemplo.com', 'bad-characters'],
    ['ana @exemplo.com', 'bad-characters'],
    ['.ana@exemplo.com', 'bad-characters'],
    ['ana..souza@exemplo.com', 'bad-characters'],
    ['ana@b@exemplo.com', 'bad-characters'],
    ['josé@exemplo.com', 'bad-characters'],
    [`${'a'.repeat(64)}@exemplo.com`, `${'a'.repeat(64)}@exemplo.com`],
    [`${'a'.repeat(65)}@exemplo.com`, 'too-long'],
    [`a@${'b.'.repeat(126)}com`, 'too-long'],
    [`a@${'b.'.repeat(124)}comm`, `a@${'b.'.repeat(124)}comm`],
    ['ana@gmail.com', 'ana@gmail.com'],
    ['ana@gmial.com', 'ana@gmial.com? ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmai.com? ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmaill.com? ana@gmail.com'],
    ['ana@gnail.com', 'ana@gnail.com? ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.co? ana@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmial.com? ana@hotmail.com'],
    ['ana@uol.com.bt', 'ana@uol.com.bt? ana@uol.com.br'],
    ['ana@yahoo.com.br', 'ana@yahoo.com.br'],
    ['ana@gmeil.con', 'ana@gmeil.con'],
    ['ana@exemplo.com', 'ana@exemplo.com'],
  ])('%j: %s', (typed, expected) => {
    expect(verdict(typed)).toBe(expected)
  })
})
