import { useText } from '../i18n/TextContext.tsx'
import { useSession } from '../session/ShopContext.tsx'
import type { SessionNotice } from '../session/sessionState.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ReasonNotice } from './ReasonNotice.tsx'

/** Why the visitor is here, and what of the address or of the kept cart could not be had. */
export const SessionNotices = () => {
  const t = useText()
  const notices = useSession((state) => state.notices)
  return (
    <>
      <ReasonNotice />
      {notices.map((notice) => (
        <Notice key={`${notice.code} ${notice.subject}`} tone="warning" action={actionFor(notice)}>
          {t(`notice.${notice.code}`, { subject: notice.subject })}
        </Notice>
      ))}
    </>
  )

  function actionFor({ code }: SessionNotice) {
    return code === 'products-unavailable' ? <LinkButton href="">{t('notice.retry')}</LinkButton> : null
  }
}
