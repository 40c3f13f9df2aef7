import type { WireOrder } from '@balcao/contract/order'

/** A placed order of the sample shop that waits for its Pix. */
export const sampleOrder = (with_: Partial<WireOrder['payment']> = {}): WireOrder => ({
  token: 'b0rrowed_light-0f-stars',
  number: '1042',
  status: with_.status === 'paid' ? 'paid' : 'placed',
  placedAt: '2026-11-20T12:00:00.000Z',
  total: 200,
  price: 250,
  discount: 50,
  email: 'a***@exemplo.com.br',
  lines: [
    {
      name: 'Hospedagem Turbo',
      cycle: 'annually',
      quantity: 1,
      total: 200,
      renewal: 400,
      dataCenter: null,
    },
  ],
  payment: {
    method: 'pix',
    status: 'pending',
    amount: 200,
    expiresAt: '2026-11-20T12:30:00.000Z',
    instructions: {
      kind: 'pix',
      code: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540549.905802BR5912LOJA EXEMPLO6009SAO PAULO62140510PEDIDO000163047E8D',
      picture: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/%3E",
    },
    ...with_,
  },
})

export const sampleTransfer: WireOrder['payment']['instructions'] = {
  kind: 'bank_transfer',
  bank: 'Banco de Ejemplo',
  accountType: 'Cuenta corriente',
  accountNumber: '00-123-45678-90',
  holder: 'Balcão Hosting de Ejemplo SpA',
  document: '76.086.428-5',
  email: 'pagos@cl.balcao.example',
  reference: '1042',
}
