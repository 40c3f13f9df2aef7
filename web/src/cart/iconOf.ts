import type { Role } from '@balcao/rules/priceBook'
import type { IconName } from '../ui/iconPaths.ts'

const icons = {
  domain: 'globe',
  'id-protect': 'shield',
  hosting: 'server',
  sitelock: 'shield',
  codeguard: 'shield',
  'site-builder': 'globe',
  'sitebuilder-ai': 'globe',
  vps: 'server',
  'dedicated-linux': 'server',
  'dedicated-windows': 'server',
  reseller: 'server',
  proemail: 'mail',
  cpanel: 'server',
  n8n: 'server',
} as const satisfies Record<Role, IconName>

export const iconOf = (role: Role): IconName => icons[role]
