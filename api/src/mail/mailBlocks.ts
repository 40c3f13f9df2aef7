import type { Brand } from '@balcao/catalogue/brand'
import type { MailKind, MailTexts } from '@balcao/catalogue/mailTexts'
import type { PaymentInstructions } from '@balcao/contract/order'
import type { Cycle } from '@balcao/rules/cycle'
import { formatMoney } from '@balcao/rules/money'
import type { Currency, Minor } from '@balcao/rules/money'

/** What a mail tells of an order. Amounts in minor units. */
export interface MailFacts {
  readonly kind: MailKind
  readonly texts: MailTexts
  readonly brand: Pick<Brand, 'locale' | 'timeZone' | 'legal' | 'supportUrl'>
  readonly name: string
  readonly number: string
  readonly currency: Currency
  readonly total: Minor
  readonly lines: readonly {
    readonly name: string
    readonly cycle: Cycle
    readonly quantity: number
    readonly total: Minor
    readonly renewal: Minor
  }[]
  readonly instructions: PaymentInstructions | null
  readonly expiresAt: Date | null
  /** Of the order's page. */
  readonly url: string
}

/** A mail piece by piece, for text and HTML alike. */
export type MailBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'code' | 'small'; readonly text: string }
  | { readonly kind: 'rows'; readonly title: string; readonly rows: readonly MailRow[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }

export interface MailRow {
  readonly label: string
  readonly value: string
  readonly note: string
}

/** What happened, how to pay where that is left to do, what was ordered, and who writes. */
export function mailBlocks(facts: MailFacts): readonly MailBlock[] {
  const { kind, texts, brand, url } = facts
  const { words } = texts
  const message = texts[kind]
  return [
    { kind: 'heading', text: message.heading },
    { kind: 'paragraph', text: fill(message.text, valuesOf(facts)) },
    ...(kind === 'order-received' ? wayToPay(facts) : []),
    { kind: 'link', label: message.button, url },
    { kind: 'rows', title: words.items, rows: itemRows(facts) },
    { kind: 'small', text: fill(words.help, { url: brand.supportUrl }) },
    { kind: 'small', text: fill(words.reason, valuesOf(facts)) },
    {
      kind: 'small',
      text: [
        brand.legal.companyName,
        `${brand.legal.taxId.label} ${brand.legal.taxId.value}`,
        brand.legal.address,
      ].join(', '),
    },
  ]
}

export const mailSubject = (facts: MailFacts): string =>
  fill(facts.texts[facts.kind].subject, valuesOf(facts))

const valuesOf = ({ name, number, total, currency }: MailFacts) => ({
  name,
  number,
  amount: formatMoney(total, currency),
})

function wayToPay({
  texts: { words },
  brand,
  instructions,
  expiresAt,
  total,
  currency,
}: MailFacts): MailBlock[] {
  const row = (label: string, value: string): MailRow => ({ label, value, note: '' })
  const terms = [
    row(words.amount, formatMoney(total, currency)),
    ...(expiresAt === null ? [] : [row(words.payBy, instantText(expiresAt, brand))]),
  ]
  if (instructions === null) {
    return [
      { kind: 'rows', title: '', rows: terms },
      { kind: 'paragraph', text: words.otherHow },
    ]
  }
  if (instructions.kind === 'pix') {
    return [
      { kind: 'rows', title: words.pix, rows: terms },
      { kind: 'code', text: instructions.code },
      { kind: 'paragraph', text: words.pixHow },
    ]
  }
  const account = [
    row(words.bank, instructions.bank),
    row(words.accountType, instructions.accountType),
    row(words.accountNumber, instructions.accountNumber),
    row(words.holder, instructions.holder),
    row(brand.legal.taxId.label, instructions.document),
    row(words.accountEmail, instructions.email),
    row(words.reference, instructions.reference),
  ]
  return [
    { kind: 'paragraph', text: words.transferHow },
    { kind: 'rows', title: '', rows: [...terms, ...account] },
  ]
}

const itemRows = ({ texts: { words }, lines, total, currency }: MailFacts): readonly MailRow[] => [
  ...lines.map((line) => ({
    label:
      line.quantity > 1
        ? fill(words.quantity, { quantity: String(line.quantity), name: line.name })
        : line.name,
    value: line.total === 0 ? words.free : formatMoney(line.total, currency),
    note: `${words.cycles[line.cycle]}; ${fill(words.renewal, {
      amount: formatMoney(line.renewal, currency),
      term: words.cycles[line.cycle],
    })}`,
  })),
  { label: words.total, value: formatMoney(total, currency), note: '' },
]

/** On the clock of the country, which the mail names: nobody knows where it is read. */
const instantText = (instant: Date, { locale, timeZone }: MailFacts['brand']): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(instant)

/** Each `{name}` by its value, once: a value that has braces in it stays as it is. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{([^}]*)\}/g, (whole, name: string) => values[name] ?? whole)
