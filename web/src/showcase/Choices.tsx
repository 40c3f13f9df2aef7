import { useState } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DiscountLabel } from '../ui/DiscountLabel.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Field } from '../ui/Field.tsx'
import { Price } from '../ui/Price.tsx'
import { RadioCard } from '../ui/RadioCard.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { CycleSample } from './CycleSample.tsx'
import { Specimen } from './Specimen.tsx'

export const Choices = () => (
  <>
    <Specimen
      name="RadioGroup, in a row"
      use="Billing cycles: the price per month decides, so it stands in sight."
    >
      <CycleSample name="cycle-row" layout="row" />
    </Specimen>
    <Specimen name="RadioGroup, as a list" use="Payment methods; what belongs to a choice opens below it.">
      <Methods />
    </Specimen>
    <Specimen name="RadioGroup, wrong" use="Nothing was chosen, or the choice cannot stay.">
      <RadioGroup
        name="wrong-method"
        legend="Como pagar"
        value={null}
        onChange={() => {}}
        error="Escolha como pagar."
      >
        <RadioCard value="pix" title="Pix" />
        <RadioCard value="boleto" title="Boleto" note="Não disponível para este pedido" disabled />
      </RadioGroup>
    </Specimen>
    <Specimen name="Switch" use="An add-on that takes effect at once. Never on from the start.">
      <Card>
        <Addons />
      </Card>
    </Specimen>
    <Specimen name="Checkbox" use="A yes that counts when a form is sent.">
      <Consents />
    </Specimen>
    <Specimen name="Disclosure" use="What most visitors can do without, one press away.">
      <Disclosure summary="Tenho um cupom">
        <Field id="disclosure-coupon" label="Código do cupom">
          <TextInput autoComplete="off" autoCapitalize="characters" />
        </Field>
      </Disclosure>
      <Disclosure summary="O que está incluído" startsOpen>
        <p>Sites ilimitados, 100 GB de armazenamento e certificado SSL.</p>
      </Disclosure>
    </Specimen>
    <Specimen name="Badge, DiscountLabel" use="A word or two on the state of something." row>
      <DiscountLabel text="40% OFF" />
      <Badge tone="positive">Grátis no 1º ano</Badge>
      <Badge tone="info">Recomendado</Badge>
      <Badge tone="negative">Indisponível</Badge>
      <Badge>Transferência</Badge>
    </Specimen>
  </>
)

const Methods = () => {
  const [method, setMethod] = useState('pix')
  return (
    <RadioGroup name="sample-method" legend="Como você quer pagar" value={method} onChange={setMethod}>
      <RadioCard value="pix" title="Pix" note="Aprovado na hora" aside={<Price amount="R$ 118,80" />}>
        <p>O código aparece na próxima tela e vale por 30 minutos.</p>
      </RadioCard>
      <RadioCard
        value="card"
        title="Cartão de crédito"
        note="Até 12x de R$ 9,61 sem juros"
        aside={<Price amount="R$ 115,24" before={{ amount: 'R$ 118,80', label: 'De', nowLabel: 'por' }} />}
      >
        <Field id="card-holder" label="Nome no cartão">
          <TextInput autoComplete="cc-name" />
        </Field>
      </RadioCard>
    </RadioGroup>
  )
}

const Addons = () => {
  const [on, setOn] = useState({ sitelock: true, codeguard: false })
  return (
    <>
      <Switch
        label="Segurança do site SiteLock"
        note="Verificação diária contra invasões"
        aside={<Price amount="R$ 12,90" per="/mês" size="small" />}
        checked={on.sitelock}
        onChange={(sitelock) => setOn({ ...on, sitelock })}
      />
      <Switch
        label="Backup CodeGuard"
        aside={<Price amount="R$ 9,90" per="/mês" size="small" />}
        checked={on.codeguard}
        onChange={(codeguard) => setOn({ ...on, codeguard })}
      />
      <Switch
        label="Licença cPanel"
        note="Não disponível neste plano"
        checked={false}
        disabled
        onChange={() => {}}
      />
    </>
  )
}

const Consents = () => {
  const [news, setNews] = useState(false)
  return (
    <>
      <Checkbox
        label="Quero receber ofertas por e-mail"
        note="Opcional; mude quando quiser."
        checked={news}
        onChange={setNews}
      />
      <Checkbox label="Li e aceito o contrato" checked onChange={() => {}} />
    </>
  )
}
