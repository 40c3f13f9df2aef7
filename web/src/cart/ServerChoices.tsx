import type { AddonItem, ItemOption, ProductItem } from '@balcao/rules/cart'
import { chooseDataCenter } from '@balcao/rules/dataCenters'
import { perMonth } from '@balcao/rules/money'
import { addonOfSystem, chooseOperatingSystem } from '@balcao/rules/serverSystem'
import { firstTermPrice } from '@balcao/rules/terms'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../i18n/TextContext.tsx'
import { loadDataCenters, placeServers } from '../session/loadDataCenters.ts'
import { useShop } from '../session/ShopContext.tsx'
import { useFlag } from '../session/useFlag.ts'
import { useMoney } from '../session/useMoney.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RadioCard } from '../ui/RadioCard.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'

/** What runs on a server and where it stands. Source: spec 2 section 2. */
export const ServerChoices = ({ item }: { readonly item: ProductItem }) => (
  <>
    <OperatingSystem item={item} />
    {item.dataCenters.length > 0 ? <Location item={item} /> : <NoLocations item={item} />}
  </>
)

const systems = ['simple', 'cpanel', 'n8n'] as const

const OperatingSystem = ({ item }: { readonly item: ProductItem }) => {
  const t = useText()
  const { session, toasts } = useShop()
  const options = item.options.filter(({ type }) => type === 'os')
  const chosen = options.find(({ accounts }) => accounts > 0)
  const isPaid = (option: ItemOption | undefined) =>
    option !== undefined && addonOfSystem(item, option.subId) !== undefined
  const choose = (optionId: string) => {
    if (isPaid(options.find(({ id }) => id === optionId))) toasts.raise('product-added')
    else if (isPaid(chosen)) toasts.raise('product-removed')
    void session.edit((cart) => chooseOperatingSystem(cart, { lineId: item.id, optionId }))
  }
  if (options.length === 0) return null
  return (
    <RadioGroup
      name={`os-${item.id.replaceAll('.', '-')}`}
      legend={t('vps.os.legend')}
      value={chosen?.id ?? null}
      onChange={choose}
      layout="row"
    >
      {options.map((option) => (
        <SystemCard key={option.id} option={option} addon={addonOfSystem(item, option.subId)} />
      ))}
    </RadioGroup>
  )
}

interface SystemCardProps {
  readonly option: ItemOption
  /** What is paid for it; undefined where nothing is. */
  readonly addon: AddonItem | undefined
}

const SystemCard = ({ option, addon }: SystemCardProps) => {
  const t = useText()
  const known = systems.find((system) => system === option.subId)
  return (
    <RadioCard
      value={option.id}
      title={option.label}
      note={
        <>
          {known !== undefined && t(`vps.os.${known}Note`)}
          {addon !== undefined && <SystemPrice addon={addon} />}
        </>
      }
    />
  )
}

/** The system itself costs nothing; what goes with it says its name and price before it is chosen. */
const SystemPrice = ({ addon: { name, cycle, cycles } }: { readonly addon: AddonItem }) => {
  const t = useText()
  const money = useMoney()
  const price = cycles.find((sold) => sold.cycle === cycle)
  if (price === undefined) return null
  const amount = money(perMonth(firstTermPrice(price), cycle))
  return (
    <>
      <br />
      {t('vps.os.addon', { name, amount })}
    </>
  )
}

/** Of the choice of a place: one group of radio buttons a server. */
const placeNameOf = ({ id }: ProductItem): string => `place-${id.replaceAll('.', '-')}`

const Location = ({ item }: { readonly item: ProductItem }) => {
  const t = useText()
  const { session } = useShop()
  const isRestricted = useFlag('vps-datacenter-restriction')
  const choose = (name: string) => {
    void session.edit((cart) => chooseDataCenter(cart, { lineId: item.id, name }))
  }
  return (
    <>
      <RadioGroup
        name={placeNameOf(item)}
        legend={t('vps.place.legend')}
        value={item.dataCenter}
        onChange={choose}
        layout="row"
      >
        {item.dataCenters.map(({ name, countryName, latency }) => (
          <RadioCard key={name} value={name} title={`${name}, ${countryName}`} note={latency} />
        ))}
      </RadioGroup>
      {isRestricted && <Notice tone="info">{t('vps.place.restricted')}</Notice>}
    </>
  )
}

/** The list of places did not come: the server can be bought all the same, and one press asks again. */
const NoLocations = ({ item }: { readonly item: ProductItem }) => {
  const t = useText()
  const { api, log, session } = useShop()
  const button = useRef<HTMLButtonElement>(null)
  const isRestricted = useFlag('vps-datacenter-restriction')
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    const all = await loadDataCenters({ api, log })
    setBusy(false)
    if (all === null) return
    // The button goes with its notice; whoever has gone on elsewhere meanwhile is left there.
    const hasFocus = document.activeElement === button.current
    flushSync(() => void session.edit((cart) => placeServers(cart, all, isRestricted)))
    if (hasFocus) document.querySelector<HTMLElement>(`[name="${placeNameOf(item)}"]:checked`)?.focus()
  }
  return (
    <Notice
      tone="warning"
      title={t('vps.place.failed.title')}
      action={
        <Button ref={button} busy={isBusy} onClick={() => void retry()}>
          {t('vps.place.failed.retry')}
        </Button>
      }
    >
      {t('vps.place.failed.text')}
    </Notice>
  )
}
