import { useEffect } from 'react'
import { useText } from '../i18n/TextContext.tsx'

/** "Erro: ..." in the tab's title while a form was sent with problems: the first thing that a screen reader says (WCAG 3.3.1). */
export function useErrorTitle(hasErrors: boolean) {
  const text = useText()

  // Keeps the tab's title in step with the form.
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = text('checkout.errorTitle', { title })
    const shown = document.title
    return () => {
      // The next step may have its own title there already.
      if (document.title === shown) document.title = title
    }
  }, [hasErrors, text])
}
