import { Card } from '../ui/Card.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { Ledger } from '../ui/Ledger.tsx'
import { Price } from '../ui/Price.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Specimen } from './Specimen.tsx'

export const Amounts = () => (
  <>
    <Specimen
      name="Price"
      use="Written as people there read it; what it was before is struck through and said."
      row
    >
      <Price amount="R$ 9,90" per="/mês" size="small" />
      <Price amount="R$ 118,80" before={{ amount: 'R$ 214,80', label: 'De', nowLabel: 'por' }} />
      <Price amount="R$ 118,80" size="total" />
    </Specimen>
    <Specimen name="Price, busy" use="While a new amount is worked out the last one stays, dimmed." row>
      <Price amount="R$ 118,80" busy />
      <Price amount="R$ 118,80" size="total" busy />
    </Specimen>
    <Specimen name="Ledger" use="Amounts with their names and reasons, as on a receipt.">
      <Card tone="receipt">
        <LedgerSample />
      </Card>
    </Specimen>
    <Specimen name="CopyField" use="A code to carry into the bank's app. Press it to see the copied state.">
      <CopyField
        label="Pix copia e cola"
        value="00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540549.905802BR5912LOJA EXEMPLO6009SAO PAULO62140510PEDIDO000163047E8D"
        copyLabel="Copiar código Pix"
        copiedLabel="Código copiado"
        main
      />
    </Specimen>
    <Specimen name="Skeleton" use="Keeps the place of what is on its way, in its final size.">
      <Card>
        <div aria-busy="true">
          <Skeleton width="40%" height="1.5rem" />
          <br />
          <Skeleton width="100%" height="3rem" />
        </div>
      </Card>
    </Specimen>
  </>
)

export const LedgerSample = () => (
  <Ledger
    rows={[
      { id: 'subtotal', label: 'Subtotal', value: <Price amount="R$ 254,70" size="small" /> },
      {
        id: 'cycle',
        label: 'Desconto do plano anual',
        note: 'Hospedagem Turbo',
        value: '− R$ 96,00',
        tone: 'saving',
      },
      {
        id: 'domain',
        label: 'Domínio grátis no 1º ano',
        note: 'minhaloja.com.br',
        value: '− R$ 39,90',
        tone: 'saving',
      },
      {
        id: 'total',
        label: 'Total',
        note: 'ou 12x de R$ 9,90 sem juros (total R$ 118,80)',
        value: <Price amount="R$ 118,80" size="total" />,
        tone: 'total',
      },
    ]}
  />
)
