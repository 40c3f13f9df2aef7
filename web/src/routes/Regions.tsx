import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { toastTones } from '../session/toasts.ts'
import { useMoney } from '../session/useMoney.ts'
import { createAnnouncer } from '../ui/announcer.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'

/** What is said beside the page: toasts, and each new total once. */
export const Regions = () => {
  const t = useText()
  const money = useMoney()
  const { brand, toasts } = useShop()
  const [announcer] = useState(() => createAnnouncer())
  const raised = useStore(toasts.store)
  const settled = useSession(({ calculation }) =>
    calculation.status === 'settled' ? calculation.last : null,
  )
  const total = settled === null ? null : money(settled.priced.total)
  const said = useRef(total)

  // Keeps those who listen in step with the total on screen; the first one is read with the page.
  useEffect(() => {
    if (total === null || total === said.current) return
    said.current = total
    announcer.announce(t('announce.total', { total }), 'total')
  }, [announcer, t, total])

  return (
    <>
      <LiveRegion announcer={announcer} />
      <ToastRegion
        toasts={raised.map(({ id, code }) => ({ id, tone: toastTones[code], text: t(`toast.${code}`) }))}
        label={t('toast.region')}
        dismissLabel={t('toast.dismiss')}
        duration={brand.toast.durationMs}
        announcer={announcer}
        onDismiss={toasts.dismiss}
      />
    </>
  )
}
