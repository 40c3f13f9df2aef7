/** The parameters of an address that say what is in the cart, in lower case (spec 1 section 2). Once the cart is made they have done their work. */
export const cartParameters = [
  'pid',
  'sld',
  'tld',
  'transfer',
  'domain',
  'domaincycle',
  'billingcycle',
  'titanaccounts',
  'coupon',
  'existingdomain',
  'protectid',
] as const
