import { realError } from './cheapErrors.ts'

Object.assign(globalThis, { Error: realError })
