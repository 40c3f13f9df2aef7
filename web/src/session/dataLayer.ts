import type { AnalyticsEvent, ReportedItem } from '@balcao/rules/analyticsEvents'
import { toDecimal } from '@balcao/rules/money'
import type { Currency } from '@balcao/rules/money'
import type { Analytics } from './analytics.ts'
import type { Log } from './log.ts'

declare global {
  interface Window {
    /** The list that tag managers read. Theirs as much as ours: nothing in it is taken for granted. */
    dataLayer?: unknown[]
  }
}

/**
 * Events for any reader of `window.dataLayer`, in the shape that GA4 has for e-commerce. Without a reader they lie there and are gone with
 * the page. A reader puts its own code behind `push`: whatever that does, the shop goes on.
 */
export function createDataLayer(view: Pick<Window, 'dataLayer'>, currency: Currency, log: Log): Analytics {
  return {
    report: (event) => {
      try {
        const layer = (view.dataLayer ??= [])
        for (const entry of entriesOf(event, currency)) layer.push(entry)
      } catch {
        log.warn({ event: event.kind }, 'an analytics event was not taken')
      }
    },
  }
}

/** What was said of an earlier cart is taken back first: readers merge what they are told. */
function entriesOf(event: AnalyticsEvent, currency: Currency): readonly object[] {
  switch (event.kind) {
    case 'cart-viewed': {
      const { coupon, items } = event
      const ecommerce = {
        currency,
        value: toDecimal(event.value, currency),
        ...(coupon !== null && { coupon }),
      }
      const entry = { ...ecommerce, items: items.map((item) => itemOf(item, currency)) }
      return [{ ecommerce: null }, { event: 'view_cart', ecommerce: entry }]
    }
    case 'order-placed': {
      const { number, coupon, paymentMethod, items } = event
      const ecommerce = {
        transaction_id: number,
        currency,
        value: toDecimal(event.value, currency),
        ...(coupon !== null && { coupon }),
        ...(paymentMethod !== null && { payment_type: paymentMethod }),
      }
      const entry = { ...ecommerce, items: items.map((item) => itemOf(item, currency)) }
      return [{ ecommerce: null }, { event: 'purchase', ecommerce: entry }]
    }
    case 'coupon-added': {
      const ecommerce = { currency, value: toDecimal(event.value, currency), coupon: event.coupon }
      return [{ ecommerce: null }, { event: 'add_coupon', ecommerce }]
    }
    case 'flag-seen':
      return [{ event: event.name }]
  }
}

const itemOf = ({ id, name, cycle, price, quantity }: ReportedItem, currency: Currency) => ({
  item_id: id,
  item_name: name,
  item_variant: cycle,
  price: toDecimal(price, currency),
  quantity,
})
