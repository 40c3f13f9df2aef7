import type { CartLine, ItemOption } from '@balcao/rules/cart'
import { setOptionAccounts } from '@balcao/rules/lineOptions'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { useMoney } from '../session/useMoney.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'

export interface EmailAccountsProps {
  /** A professional e-mail: of a plan's choice, or an item of its own. */
  readonly line: CartLine
  readonly isTrial: boolean
}

/** How many mailboxes, within what is sold, and what one more costs. */
export const EmailAccounts = ({ line, isTrial }: EmailAccountsProps) => {
  const option = line.options.find(({ type }) => type === 'accounts')
  if (option === undefined || option.maxValue <= option.minValue) return null
  return <Accounts lineId={line.id} option={option} isTrial={isTrial} />
}

interface AccountsProps {
  readonly lineId: string
  readonly option: ItemOption
  readonly isTrial: boolean
}

const Accounts = ({ lineId, option, isTrial }: AccountsProps) => {
  const t = useText()
  const money = useMoney()
  const { session } = useShop()
  const id = `accounts-${lineId.replaceAll('.', '-')}`
  const amount = money(option.accountPrice)
  const change = (accounts: number) => {
    void session.edit((cart) => setOptionAccounts(cart, { lineId, optionId: option.id, accounts }))
  }
  return (
    <Field
      id={id}
      label={option.label}
      hint={t(isTrial ? 'email.accountPriceAfterTrial' : 'email.accountPrice', { amount })}
    >
      <Select value={option.accounts} onChange={(event) => change(Number(event.target.value))}>
        {numbersFrom(option.minValue, option.maxValue).map((n) => (
          <option key={n} value={n}>
            {t('email.accountCount', { n })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const numbersFrom = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index)
