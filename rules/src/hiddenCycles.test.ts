import { describe, expect, it } from 'vitest'
import { hiddenCycles } from './hiddenCycles.ts'

describe('hidden cycles', () => {
  it.each([
    // A whole family.
    ['br', '5', 'hosting', ['quarterly', 'biennially']],
    ['cl', '900', 'hosting', ['quarterly', 'biennially']],
    ['br', '278', 'site-builder', ['quarterly', 'semiannually']],
    ['br', '503', 'sitebuilder-ai', ['quarterly', 'semiannually', 'biennially', 'triennially']],
    ['br', '446', 'vps', ['quarterly', 'semiannually']],
    ['br', '506', 'vps', ['quarterly', 'semiannually']],
    ['br', '311', 'dedicated-linux', ['quarterly', 'semiannually']],
    ['br', '320', 'dedicated-windows', ['quarterly', 'semiannually']],
    ['br', '23', 'n8n', ['quarterly', 'triennially']],
    ['br', '26', 'cpanel', ['quarterly', 'triennially']],
    // Plus hides what its family does.
    ['br', '47', 'hosting', ['quarterly', 'biennially']],
    // A plan beyond its family.
    ['br', '437', 'hosting', ['monthly', 'quarterly', 'semiannually', 'biennially']],
    ['br', '424', 'proemail', ['quarterly']],
    ['br', '443', 'proemail', ['quarterly']],
    ['br', '430', 'proemail', ['monthly']],
    ['mx', '641', 'proemail', ['quarterly']],
    ['mx', '642', 'proemail', ['quarterly']],
    ['mx', '242', 'proemail', ['monthly']],
    ['mx', '244', 'proemail', ['monthly']],
    // Ids mean other products in the other catalogue.
    ['br', '244', 'codeguard', []],
    ['mx', '437', 'reseller', []],
    ['mx', '424', 'proemail', []],
    // Nothing said, nothing hidden.
    ['br', '421', 'proemail', []],
    ['br', '385', 'reseller', []],
    ['br', '107', 'sitelock', []],
    ['br', 'constructor', 'sitelock', []],
  ] as const)('%s %s (%s): %j', (brand, id, role, hidden) =>
    expect(hiddenCycles(brand, { id, role }, false)).toEqual(hidden),
  )

  it.each([
    ['br', '5', 'hosting', ['monthly', 'quarterly', 'biennially']],
    ['br', '6', 'hosting', ['monthly', 'quarterly', 'biennially']],
    ['br', '335', 'hosting', ['monthly', 'quarterly', 'biennially']],
    ['cl', '5', 'hosting', ['monthly', 'quarterly', 'biennially']],
    ['cl', '157', 'hosting', ['monthly', 'quarterly', 'biennially']],
    ['cl', '335', 'hosting', ['monthly', 'quarterly', 'biennially']],
    ['br', '47', 'hosting', ['quarterly', 'biennially']],
    ['br', '157', 'hosting', ['quarterly', 'biennially']],
    ['cl', '6', 'hosting', ['quarterly', 'biennially']],
    ['br', '446', 'vps', ['quarterly', 'semiannually']],
    // Whatever family an operator puts it into, P hides both.
    ['br', '5', 'reseller', ['monthly', 'quarterly']],
  ] as const)('in credit-card mode %s %s (%s): %j', (brand, id, role, hidden) =>
    expect(hiddenCycles(brand, { id, role }, true)).toEqual(hidden),
  )
})
