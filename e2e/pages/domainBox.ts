import type { Locator, Page } from '@playwright/test'
import type { Language } from './language.ts'

/** What is pressed and read where a name is chosen. */
const words = {
  pt: {
    box: 'Qual será o endereço do seu site?',
    name: 'Nome do domínio',
    tld: 'Extensão',
    search: 'Buscar',
    add: 'Adicionar',
    use: 'Usar',
    edit: 'Trocar',
    own: 'Já tenho um domínio',
    transfer: 'Transferir um domínio',
    transferName: 'Domínio que você quer transferir',
    check: 'Verificar',
    code: 'Código EPP',
    addTransfer: 'Adicionar transferência',
    owner: /do titular do domínio$/,
    valid: 'Documento válido',
  },
  es: {
    box: '¿Cuál será la dirección de tu sitio?',
    name: 'Nombre del dominio',
    tld: 'Extensión',
    search: 'Buscar',
    add: 'Agregar',
    use: 'Usar',
    edit: 'Cambiar',
    own: 'Ya tengo un dominio',
    transfer: 'Transferir un dominio',
    transferName: 'Dominio que quieres transferir',
    check: 'Verificar',
    code: 'Código EPP',
    addTransfer: 'Agregar transferencia',
    owner: /del titular del dominio$/,
    valid: 'Documento válido',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

/** The place where a name is searched, brought over or told, and the cards of those chosen. */
export class DomainBox {
  readonly page: Page
  readonly say: (typeof words)[Language]
  readonly box: Locator
  readonly name: Locator
  readonly tld: Locator

  constructor(page: Page, language: Language = 'pt') {
    this.page = page
    this.say = words[language]
    this.box = page.getByRole('region', { name: this.say.box })
    this.name = this.box.getByRole('textbox', { name: this.say.name })
    this.tld = this.box.getByRole('combobox', { name: this.say.tld })
  }

  async search(name: string): Promise<void> {
    await this.name.fill(name)
    await this.name.press('Enter')
  }

  offer(name: string): Locator {
    return this.page.getByRole('button', { name: `${this.say.add} ${name}`, exact: true })
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async edit(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `${this.say.edit} ${name}` }).click()
  }

  async checkTransfer(name: string): Promise<void> {
    await this.box.getByRole('radio', { name: this.say.transfer }).check()
    await this.box.getByRole('textbox', { name: this.say.transferName }).fill(name)
    await this.box.getByRole('button', { name: this.say.check, exact: true }).click()
  }

  async giveOwner(document: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: this.say.owner })
    await field.fill(document)
    await field.blur()
  }
}
