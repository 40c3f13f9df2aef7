import { BrandSchema } from '@balcao/catalogue/brand'
import type { Brand } from '@balcao/catalogue/brand'
import { parse } from 'valibot'
import br from '../../../catalogue/brands/br.json?raw'
import cl from '../../../catalogue/brands/cl.json?raw'
import mx from '../../../catalogue/brands/mx.json?raw'

const read = (json: string): Brand => parse(BrandSchema, JSON.parse(json))

/** Brands as they are sold. */
export const sampleBrands = { br: read(br), cl: read(cl), mx: read(mx) }
