import { useText } from '../i18n/TextContext.tsx'
import { useSession, useShop } from '../session/ShopContext.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './Payment.module.css'

/** Who sells, on what terms, and how to step back: what the law wants read before a contract is made, in the brand's own words. */
export const ContractSummary = () => {
  const text = useText()
  const { legal } = useShop().brand
  return (
    <section className={styles.contract} aria-labelledby="contract-summary">
      <h2 id="contract-summary">{text('payment.contract.title')}</h2>
      <dl>
        <div>
          <dt>{text('payment.contract.seller')}</dt>
          <dd>
            {legal.companyName}, {legal.taxId.label} {legal.taxId.value}
            <br />
            {legal.address}
          </dd>
        </div>
        <div>
          <dt>{text('payment.contract.contact')}</dt>
          <dd>
            <a href={`mailto:${legal.email}`}>{legal.email}</a>, {legal.phone}
          </dd>
        </div>
        {legal.withdrawal && (
          <div>
            <dt>{legal.withdrawal.title}</dt>
            <dd>{legal.withdrawal.text}</dd>
          </div>
        )}
      </dl>
      <ul>
        {legal.notices.map(({ id, text: notice }) => (
          <li key={id}>{notice}</li>
        ))}
      </ul>
    </section>
  )
}

/** What pressing the button means, beside it, with every document that it stands for. */
export const Acceptance = ({ button }: { readonly button: string }) => {
  const text = useText()
  const { legal } = useShop().brand
  const hasDomain = useSession(({ calculation }) => (calculation.last?.priced.domains.length ?? 0) > 0)
  const ids = [...legal.acceptance.linkIds, ...(hasDomain ? ['domains'] : [])]
  const documents = legal.links.filter(({ id }) => ids.includes(id))
  return (
    <div className={styles.acceptance}>
      <p>
        {text('payment.acceptance', { button })} “{legal.acceptance.text}”
      </p>
      <ul>
        {documents.map(({ id, label, url }) => (
          <li key={id}>
            <ExternalLink href={url}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
