import { useText } from '../i18n/TextContext.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useReason } from './useReason.ts'

/** Why the visitor was led to this step. */
export const ReasonNotice = () => {
  const t = useText()
  const reason = useReason()
  if (reason === null) return null
  return (
    <Notice tone="warning" alert>
      {t(`reason.${reason}`)}
    </Notice>
  )
}
