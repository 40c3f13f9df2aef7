import type { SandboxPayment } from './sandboxPayment.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** The page on which a person plays the payer's bank. */
export const paymentPage = (payments: readonly SandboxPayment[], now: number): string => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Provedor de pagamentos de teste</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
  article { border: 1px solid #cfd6e0; border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0 }
  article:target { border-color: #1457d9; box-shadow: 0 0 0 2px #c9dcff }
  h2 { font-size: 1.1rem; margin: 0 }
  p { margin: .25rem 0 }
  code { display: block; overflow-wrap: anywhere; font-size: .8rem; color: #4a5566 }
  form { display: inline }
  button { font: inherit; min-height: 44px; padding: 0 1rem; border-radius: 6px; border: 1px solid #8592a6; background: #fff; margin: .5rem .5rem 0 0; cursor: pointer }
  button.primary { background: #1457d9; border-color: #1457d9; color: #fff }
</style>
<h1>Provedor de pagamentos de teste</h1>
<p>Nenhum dinheiro se move aqui. Os botões fazem o que o banco do comprador faria. Os e-mails da loja estão em <a href="/mails">E-mails de teste</a>.</p>
${payments.length === 0 ? '<p>Nenhum pagamento ainda.</p>' : payments.map((payment) => card(payment, now)).join('\n')}
</html>
`

const card = (
  payment: SandboxPayment,
  now: number,
): string => `<article id="${payment.hash}" data-merchant-code="${escape(payment.merchantCode)}">
  <h2>Pedido ${escape(payment.orderNumber)} · ${escape(payment.currency)} ${payment.amount.toFixed(2)}</h2>
  <p>${escape(payment.payer)} · ${escape(payment.typeCode)} · <strong>${stateOf(payment, now)}</strong></p>
  ${payment.pixCode === null ? '' : `<code>${escape(payment.pixCode)}</code>`}
  ${actionsOf(payment)
    .map(
      ([action, label, look]) =>
        `<form method="post" action="/payments/${payment.hash}/${action}"><button class="${look}">${label}</button></form>`,
    )
    .join('')}
</article>`

function stateOf({ status, refunded, expiresAt }: SandboxPayment, now: number): string {
  if (refunded) return 'Reembolsado'
  if (status === 'CO') return 'Pago'
  if (status === 'PE') return 'Aguardando pagamento'
  return expiresAt !== null && expiresAt <= now ? 'Expirado' : 'Cancelado'
}

function actionsOf({ status, refunded }: SandboxPayment): readonly (readonly [string, string, string])[] {
  if (status === 'CO') return refunded ? [] : [['refund', 'Devolver pagamento', '']]
  const confirm = ['confirm', 'Confirmar pagamento', 'primary'] as const
  if (status === 'CA') return [confirm]
  return [confirm, ['expire', 'Expirar pagamento', ''], ['cancel', 'Cancelar pagamento', '']]
}
