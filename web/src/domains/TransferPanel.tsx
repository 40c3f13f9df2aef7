import type { Brand } from '@balcao/catalogue/brand'
import type { DomainItem } from '@balcao/rules/cart'
import { transferPanel } from '@balcao/rules/transfer'
import type { TransferReason } from '@balcao/rules/transfer'
import type { ReactNode } from 'react'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

interface TransferPanelProps {
  readonly item: Pick<
    DomainItem,
    'name' | 'tld' | 'registerStatus' | 'transferStatus' | 'transferReason' | 'transferUntil'
  >
  readonly onRegister: () => void
  readonly onOwn: () => void
  readonly onRetry: () => void
  /** Another name is looked for instead. */
  readonly onSearch: () => void
  /** What the visitor does when it can come over: the code, the price. */
  readonly children: ReactNode
}

/** One of the five outcomes of a transfer, each with the way on from there. Source: spec 2 sections 2 and 8. */
export const TransferPanel = (props: TransferPanelProps) => {
  const { item, children } = props
  const panel = transferPanel(item)
  switch (panel) {
    case 'available':
      return children
    case 'blocked':
      return <Blocked {...props} />
    case 'national':
      return <National {...props} />
    case 'not-registered':
      return <NotRegistered {...props} />
    case 'unavailable':
      return item.transferStatus === 'unknown' || item.transferReason === 'not-confirmed' ? (
        <NotConfirmed {...props} />
      ) : (
        <Unavailable {...props} />
      )
  }
}

const Blocked = ({ item: { name }, onRetry, onSearch }: TransferPanelProps) => {
  const t = useText()
  return (
    <Notice
      tone="error"
      title={t('transfer.blocked.title', { name })}
      action={
        <>
          <Button onClick={onRetry}>{t('transfer.checkAgain')}</Button>
          <SearchOther onSearch={onSearch} />
        </>
      }
    >
      {t('transfer.blocked.text')}
    </Notice>
  )
}

const National = ({ item: { name }, onOwn }: TransferPanelProps) => {
  const t = useText()
  const { supportUrl } = useShop().brand
  return (
    <Notice
      tone="info"
      title={t('transfer.national.title', { name })}
      action={
        <>
          <Button onClick={onOwn}>{t('transfer.national.own')}</Button>
          <LinkButton href={supportUrl} variant="quiet">
            {t('transfer.national.help')}
          </LinkButton>
        </>
      }
    >
      {t('transfer.national.text')}
    </Notice>
  )
}

const NotRegistered = ({ item: { name }, onRegister }: TransferPanelProps) => {
  const t = useText()
  return (
    <Notice
      tone="info"
      title={t('transfer.notRegistered.title', { name })}
      action={<Button onClick={onRegister}>{t('transfer.notRegistered.register', { name })}</Button>}
    >
      {t('transfer.notRegistered.text')}
    </Notice>
  )
}

const Unavailable = ({ item, onOwn, onSearch }: TransferPanelProps) => {
  const t = useText()
  const { locale, timeZone } = useShop().brand
  const { name, transferReason: reason, transferUntil: until } = item
  return (
    <Notice
      tone="error"
      title={t('transfer.unavailable.title', { name })}
      action={
        <>
          <Button onClick={onOwn}>{t('transfer.national.own')}</Button>
          <SearchOther onSearch={onSearch} />
        </>
      }
    >
      {t(unavailableTexts[reason ?? 'not-confirmed'])}
      {until !== null && ` ${t('transfer.unavailable.from', { date: dayFrom(until, { locale, timeZone }) })}`}
    </Notice>
  )
}

/** The first day on which it can be had from morning to night: of the day on which a hindrance ends, a part is still under it. */
const dayFrom = (until: number, { locale, timeZone }: Pick<Brand, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(until + 86_400_000)

const SearchOther = ({ onSearch }: Pick<TransferPanelProps, 'onSearch'>) => (
  <Button variant="quiet" onClick={onSearch}>
    {useText()('domain.edit.other')}
  </Button>
)

const NotConfirmed = ({ item: { name }, onRetry }: TransferPanelProps) => {
  const t = useText()
  return (
    <Notice
      tone="warning"
      title={t('transfer.unknown.title', { name })}
      action={<Button onClick={onRetry}>{t('domain.retry')}</Button>}
    >
      {t('transfer.unknown.text')}
    </Notice>
  )
}

const unavailableTexts = {
  'not-confirmed': 'transfer.unavailable.text',
  'not-registered': 'transfer.unavailable.text',
  national: 'transfer.unavailable.text',
  locked: 'transfer.unavailable.text',
  'transfer-in-progress': 'transfer.unavailable.inProgress',
  redemption: 'transfer.unavailable.redemption',
  'registered-too-recently': 'transfer.unavailable.young',
  'transferred-too-recently': 'transfer.unavailable.moved',
  'expires-soon': 'transfer.unavailable.expiring',
  'epp-code-required': 'transfer.unavailable.text',
} as const satisfies Record<TransferReason, string>
