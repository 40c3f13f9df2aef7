import type { Problem } from '@balcao/contract/errorBody'
import { Link } from 'wouter'
import type { Text } from '../i18n/text.ts'
import { useText } from '../i18n/TextContext.tsx'
import { useShop } from '../session/ShopContext.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { PaymentFailure } from './payment.ts'

/** Why no order was placed and what to do now. Everything typed and chosen is still there. */
export const PaymentFailureNotice = ({ failure }: { readonly failure: PaymentFailure }) => {
  const text = useText()
  const { paths } = useShop()
  const { title, body, step } = wordsOf(failure, text)
  return (
    <Notice
      tone="error"
      alert
      title={title}
      {...(step && {
        action: (
          <Link href={paths.step(step)}>
            {text(step === 'carrinho' ? 'payment.price.back' : 'payment.review.correct')}
          </Link>
        ),
      })}
    >
      {body}
    </Notice>
  )
}

interface Words {
  readonly title: string
  readonly body: string
  /** Where it can be mended; null when another try may do. */
  readonly step: 'carrinho' | 'identificacao' | null
}

function wordsOf(failure: PaymentFailure, text: Text): Words {
  switch (failure.kind) {
    case 'unreachable':
      return {
        title: text('payment.failure.unreachable.title'),
        body: text('payment.failure.unreachable.text'),
        step: null,
      }
    case 'not-priced':
      return {
        title: text('checkout.unreachable.title'),
        body: text('payment.failure.notPriced'),
        step: null,
      }
    case 'customer-refused':
      return {
        title: text('payment.failure.customer.title'),
        body: text('payment.failure.customer.text'),
        step: 'identificacao',
      }
    case 'method-missing':
      return { title: text('payment.method.required'), body: '', step: null }
    case 'domain-not-confirmed':
      return domainWords(failure.domains, text)
    case 'refused':
      return refusedWords(failure, text)
  }
}

function domainWords(
  domains: Extract<PaymentFailure, { kind: 'domain-not-confirmed' }>['domains'],
  text: Text,
): Words {
  const taken = domains.filter(({ isTaken }) => isTaken)
  const names = (taken.length > 0 ? taken : domains).map(({ name }) => name).join(', ')
  return taken.length > 0
    ? {
        title: text('payment.failure.domainTaken.title', { domains: names }),
        body: text('payment.failure.domainTaken.text'),
        step: 'carrinho',
      }
    : {
        title: text('payment.failure.domain.title', {
          domains: names || text('payment.failure.domain.yours'),
        }),
        body: text('payment.failure.domain.text'),
        step: 'carrinho',
      }
}

function refusedWords({ code, problems }: Extract<PaymentFailure, { kind: 'refused' }>, text: Text): Words {
  switch (code) {
    case 'payment-method-not-offered':
      return {
        title: text('payment.failure.method.title'),
        body: text('payment.failure.method.text'),
        step: null,
      }
    case 'rate-limited':
      return {
        title: text('payment.failure.limited.title'),
        body: text('payment.failure.limited.text'),
        step: null,
      }
    case 'quote-invalid':
    case 'quote-expired':
    case 'price-changed':
    case 'coupon-exhausted':
      return {
        title: text('payment.failure.quote.title'),
        body: text('payment.failure.quote.text'),
        step: null,
      }
    default:
      return setUpWords(problems, text) ?? otherWords(text)
  }
}

/** What the order could not be set up with is chosen in the cart. */
function setUpWords(problems: readonly Problem[], text: Text): Words | null {
  const codes = problems.map(({ code }) => code)
  const part = setUpParts.find(([code]) => codes.includes(code))?.[1]
  if (part === undefined) return null
  return {
    title: text(`payment.failure.${part}.title`),
    body: text(`payment.failure.${part}.text`),
    step: 'carrinho',
  }
}

const setUpParts = [
  ['data-center-not-offered', 'dataCenter'],
  ['epp-code-required', 'eppCode'],
] as const

const otherWords = (text: Text): Words => ({
  title: text('payment.failure.other.title'),
  body: text('payment.failure.other.text'),
  step: 'carrinho',
})
