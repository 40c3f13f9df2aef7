import { listTlds } from '@balcao/contract/listTlds'
import type { BillingApi } from '../api/billingApi.ts'
import type { Log } from '../session/log.ts'

/** An extension on sale, under the titles of its categories in the visitor's language, the first being its own. */
export interface ListedTld {
  readonly tld: string
  readonly titles: readonly string[]
}

const lists = new WeakMap<BillingApi, Promise<readonly ListedTld[] | null>>()

/** The extensions on sale, asked once a visit; null when they could not be had, and then they are asked again the next time. */
export function tldList(api: BillingApi, log: Log): Promise<readonly ListedTld[] | null> {
  const known = lists.get(api)
  if (known !== undefined) return known
  const asked = api(listTlds).then((answer) => {
    if (answer.ok) return answer.value.tlds.map((listed) => titled(listed, answer.value.categories))
    lists.delete(api)
    log.error({ failure: answer.failure.kind }, 'loading extensions failed')
    return null
  })
  lists.set(api, asked)
  return asked
}

const titled = (
  { tld, categories }: { readonly tld: string; readonly categories: readonly string[] },
  all: readonly { readonly id: string; readonly title: string }[],
): ListedTld => ({
  tld,
  titles: all.filter(({ id }) => categories.includes(id)).map(({ title }) => title),
})
