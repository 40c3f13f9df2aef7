import { calculate } from './calculate.ts'
import type { Call } from './call.ts'
import { checkIp } from './checkIp.ts'
import { checkProvider } from './checkProvider.ts'
import { domainAvailability } from './domainAvailability.ts'
import { domainSuggestions } from './domainSuggestions.ts'
import { domainTransferability } from './domainTransferability.ts'
import { featureEnabled } from './featureEnabled.ts'
import { featureFlags, watchFeatureFlags } from './featureFlags.ts'
import { findPostalCode } from './findPostalCode.ts'
import { getOrder, watchOrder } from './getOrder.ts'
import { getProduct, getProductForDomains } from './getProduct.ts'
import { identify } from './identify.ts'
import { listDataCenters } from './listDataCenters.ts'
import { listPaymentMethods } from './listPaymentMethods.ts'
import { listTlds } from './listTlds.ts'
import { placeOrder } from './placeOrder.ts'
import { prepareBotCheck } from './prepareBotCheck.ts'
import { providerWebhook } from './providerWebhook.ts'
import { searchAccounts } from './searchAccounts.ts'
import { validateDocument } from './validateDocument.ts'

/** Every call of the contract, for OpenAPI and for tests that go through all of them. The browser imports calls one by one. */
export const calls: readonly Call[] = [
  checkIp,
  listTlds,
  featureEnabled,
  getProduct,
  getProductForDomains,
  listDataCenters,
  domainAvailability,
  domainSuggestions,
  domainTransferability,
  calculate,
  prepareBotCheck,
  searchAccounts,
  checkProvider,
  validateDocument,
  identify,
  findPostalCode,
  listPaymentMethods,
  placeOrder,
  getOrder,
  watchOrder,
  providerWebhook,
  featureFlags,
  watchFeatureFlags,
]
