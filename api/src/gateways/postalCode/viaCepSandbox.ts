import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

const ParamsSchema = v.object({ code: v.string() })

/** A few real codes, and one by region for the rest. Documented in docs/sandbox.md. */
const known: Readonly<
  Record<string, readonly [street: string, district: string, city: string, state: string]>
> = {
  '01310100': ['Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP'],
  '01001000': ['Praça da Sé', 'Sé', 'São Paulo', 'SP'],
  '20040002': ['Avenida Rio Branco', 'Centro', 'Rio de Janeiro', 'RJ'],
  '30130010': ['Praça Sete de Setembro', 'Centro', 'Belo Horizonte', 'MG'],
  '40020000': ['Praça da Sé', 'Centro', 'Salvador', 'BA'],
  '50030230': ['Avenida Rio Branco', 'Recife', 'Recife', 'PE'],
  '70040010': ['Setor Bancário Norte', 'Asa Norte', 'Brasília', 'DF'],
  '80010000': ['Rua XV de Novembro', 'Centro', 'Curitiba', 'PR'],
  '88010400': ['Rua Felipe Schmidt', 'Centro', 'Florianópolis', 'SC'],
  '90010150': ['Rua dos Andradas', 'Centro Histórico', 'Porto Alegre', 'RS'],
  // A town with one code: no street, no district.
  '13690000': ['', '', 'Descalvado', 'SP'],
}

/** Speaks ViaCEP. `99999998` fails, `99999997` never answers; what is not in the list does not exist. */
export function serveViaCepSandbox(app: FastifyInstance): void {
  app.get('/ws/:code/json/', (request, reply) => {
    const { code } = v.parse(ParamsSchema, request.params)
    if (code === '99999998') return reply.code(500).send({ erro: 'true' })
    if (code === '99999997') return new Promise(() => undefined)
    const address = known[code]
    if (address === undefined) return reply.send({ erro: 'true' })
    const [logradouro, bairro, localidade, uf] = address
    return reply.send({ cep: `${code.slice(0, 5)}-${code.slice(5)}`, logradouro, bairro, localidade, uf })
  })
}
