import * as v from 'valibot'
import { GatewayError } from '../gatewayError.ts'
import { requestJson } from '../requestJson.ts'
import type { PostalCodes } from './postalCodes.ts'

const part = v.optional(v.string(), '')
const AddressSchema = v.object({ logradouro: part, bairro: part, localidade: v.string(), uf: v.string() })
const UnknownSchema = v.object({ erro: v.union([v.literal(true), v.literal('true')]) })

/** ViaCEP: `GET /ws/{cep}/json/`; an unknown code is a 200 with `erro`. */
export const viaCep = (url: string): PostalCodes => ({
  find: async (postalCode, signal) => {
    const { status, body } = await requestJson('viacep', `${url.replace(/\/$/, '')}/ws/${postalCode}/json/`, {
      signal,
    })
    if (status === 200 && v.is(UnknownSchema, body)) return null
    const parsed = v.safeParse(AddressSchema, body)
    if (status !== 200 || !parsed.success) throw new GatewayError('viacep', `answered ${status}`)
    const { logradouro, bairro, localidade, uf } = parsed.output
    return { street: logradouro, district: bairro, city: localidade, state: uf }
  },
})
