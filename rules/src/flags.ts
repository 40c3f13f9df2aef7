import type { BrandId } from './brand.ts'
import type { ProductId } from './priceBook.ts'

/** Source: spec 1 section 3, Feature flag. The value itself comes from the flag service and is never stored here. */
export interface FeatureFlag {
  readonly defaultValue: boolean
  /** Outside its brands a flag is off. */
  readonly targetBrands: readonly BrandId[] | 'all'
  /** Without one of its products in the cart a flag is off. */
  readonly targetPids: readonly ProductId[] | 'all'
  /** Whom to ask before it is removed. */
  readonly owner: 'payments' | 'checkout' | 'catalogue' | 'domains' | 'growth'
  /** Analytics event sent when the flag has changed what a visitor sees; null when nobody counts it. */
  readonly gaEvent: string | null
  /** May be decided by an experiment, visitor by visitor: the page alone reads it, and no price hangs on it. */
  readonly isExperimentFlag: boolean
}

const flag = (
  owner: FeatureFlag['owner'],
  defaultValue: boolean,
  rest: Partial<FeatureFlag> = {},
): FeatureFlag => ({
  defaultValue,
  targetBrands: 'all',
  targetPids: 'all',
  owner,
  gaEvent: null,
  isExperimentFlag: false,
  ...rest,
})

const on = true
const off = false
const brazil = { targetBrands: ['br'] } as const
const experiment = { isExperimentFlag: true } as const

/** Every flag, by its variable. Source: spec 1 section 9; the last three are named elsewhere in the specification. */
export const featureFlags = {
  'payment-bancolombia': flag('payments', on, { targetBrands: ['co'] }),
  'payment-bank-transfer': flag('payments', on),
  'payment-online-bank-transfer': flag('payments', on),
  'payment-manual-cash': flag('payments', on),
  'payment-boleto': flag('payments', on, brazil),
  'payment-credit-card': flag('payments', on),
  'payment-paypal': flag('payments', on),
  'payment-pix': flag('payments', on, brazil),
  'card-verification': flag('payments', on),
  fingerprint: flag('checkout', on),
  'card-failure-retry': flag('payments', on),

  'turbo-domain-bonus': flag('domains', off, { targetPids: ['335'], gaEvent: 'turbo_domain_bonus' }),
  'free-site-security': flag('catalogue', off, {
    ...brazil,
    targetPids: ['5', '6', '335', '437'],
    gaEvent: 'free_site_security',
  }),
  'new-phone-input': flag('checkout', off),
  'email-trial': flag('catalogue', off, { ...experiment, gaEvent: 'email_trial' }),
  'discount-card': flag('payments', off, { ...brazil, gaEvent: 'discount_card' }),
  'temporary-domain-addons': flag('domains', off, experiment),
  'google-login': flag('checkout', off),
  'mobile-fixed-menu': flag('growth', off, { ...experiment, gaEvent: 'mobile_fixed_menu' }),
  'auto-select-domain': flag('domains', off, { ...experiment, gaEvent: 'auto_select_domain' }),
  'registered-card': flag('payments', off),
  'recurring-pix': flag('payments', off, brazil),
  'br-tld-search': flag('domains', off, brazil),
  'affiliate-sale': flag('growth', off),
  'proemail-cycle-discount': flag('catalogue', off),
  'trial-email-without-domain': flag('catalogue', off, experiment),
  'oracle-servers': flag('catalogue', off),
  'expandable-payment-options': flag('payments', off),
  'vps-datacenter-restriction': flag('catalogue', off),

  'multiple-domain-availability': flag('domains', off),
  'short-domain-names': flag('domains', off),
  'reseller-nvme': flag('catalogue', off),
} as const satisfies Readonly<Record<string, FeatureFlag>>

export type FlagVariable = keyof typeof featureFlags

/** The flags that are on. */
export type Flags = ReadonlySet<FlagVariable>

/** For whom flags are decided: the shop and the products in the cart or on the way into it. */
export interface FlagContext {
  readonly brand: BrandId
  readonly pids: readonly ProductId[]
}

/** What the flag service answered, by variable; nothing in it is taken for granted. */
export type FlagValues = Readonly<Record<string, unknown>>

const isTargeted = (flag: FeatureFlag, { brand, pids }: FlagContext): boolean =>
  (flag.targetBrands === 'all' || flag.targetBrands.includes(brand)) &&
  (flag.targetPids === 'all' || flag.targetPids.some((id) => pids.includes(id)))

/** Off outside the target; there the service's value if it is a boolean, else the default. */
export function evaluateFlag(variable: FlagVariable, values: FlagValues, context: FlagContext): boolean {
  const flag = featureFlags[variable]
  if (!isTargeted(flag, context)) return false
  const value = Object.hasOwn(values, variable) ? values[variable] : undefined
  return typeof value === 'boolean' ? value : flag.defaultValue
}

export const isFlagVariable = (name: string): name is FlagVariable => Object.hasOwn(featureFlags, name)

/** Every variable, in the order of the list. */
export const flagVariables: readonly FlagVariable[] = Object.keys(featureFlags).filter(isFlagVariable)

/** All of them at once: the set of those that are on. */
export const evaluateFlags = (values: FlagValues, context: FlagContext): Flags =>
  new Set(flagVariables.filter((variable) => evaluateFlag(variable, values, context)))
