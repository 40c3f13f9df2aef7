import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CardHead } from '../ui/CardHead.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Price } from '../ui/Price.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { SummaryBar } from '../ui/SummaryBar.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { LedgerSample } from './Amounts.tsx'
import { CycleSample } from './CycleSample.tsx'
import { sampleSteps } from './sampleSteps.ts'
import styles from './SamplePage.module.css'

/** A page put together from primitives alone, to judge them beside each other. */
export const SamplePage = () => (
  <div lang="pt-BR">
    <PageLayout
      skipLabel="Ir para o conteúdo"
      header={
        <>
          <Wordmark name="Balcão" />
          <Stepper label="Etapas da compra" doneLabel="concluído" steps={sampleSteps('carrinho')} />
        </>
      }
      footer={
        <p>Balcão Serviços de Internet Ltda. CNPJ 11.222.333/0001-81. Av. Paulista, 1000, São Paulo, SP.</p>
      }
      bar={
        <SummaryBar
          label="Total e continuar"
          total={<Price amount="R$ 118,80" size="total" />}
          detail={<a href="#resumo">Ver resumo</a>}
          action={
            <Button variant="primary" wide>
              Continuar
            </Button>
          }
        />
      }
    >
      <div className={styles.title}>
        <h1>Hospedagem Turbo e minhaloja.com.br</h1>
      </div>
      <TwoColumns aside={<Summary />}>
        <Hosting />
        <Domain />
      </TwoColumns>
    </PageLayout>
  </div>
)

const Hosting = () => {
  const [lock, setLock] = useState(false)
  return (
    <Card labelledBy="sample-hosting">
      <div className={styles.stack}>
        <CardHead
          id="sample-hosting"
          icon="server"
          kind="Hospedagem de sites"
          title="Hospedagem Turbo"
          action={<IconButton icon="trash" label="Remover Hospedagem Turbo" />}
        />
        <CycleSample name="sample-cycle" layout="row" />
        <div className={styles.addons}>
          <h3>Adicionais</h3>
          <Switch
            label="Segurança do site SiteLock"
            note="Verificação diária contra invasões"
            aside={<Price amount="R$ 12,90" per="/mês" size="small" />}
            checked={lock}
            onChange={setLock}
          />
          <Switch
            label="Backup CodeGuard"
            note="Cópia diária, com um clique para restaurar"
            aside={<Price amount="R$ 9,90" per="/mês" size="small" />}
            checked={false}
            onChange={() => {}}
          />
        </div>
      </div>
    </Card>
  )
}

const Domain = () => (
  <Card labelledBy="sample-domain">
    <div className={styles.stack}>
      <CardHead
        id="sample-domain"
        icon="globe"
        kind="Registro de domínio"
        title="minhaloja.com.br"
        action={<IconButton icon="trash" label="Remover minhaloja.com.br" />}
      />
      <Notice tone="success" title="Grátis no primeiro ano">
        Vem com a Hospedagem Turbo anual. Depois, R$ 39,90 por ano.
      </Notice>
      <Field
        id="sample-document"
        label="CPF ou CNPJ do titular"
        hint="O registro .br pede o documento do dono."
      >
        <TextInput inputMode="numeric" autoComplete="off" />
      </Field>
    </div>
  </Card>
)

const Summary = () => (
  <Card tone="receipt" labelledBy="resumo">
    <div className={styles.stack}>
      <h2 id="resumo">Resumo do pedido</h2>
      <Disclosure summary="Tenho um cupom">
        <Field id="sample-coupon" label="Código do cupom">
          <TextInput autoComplete="off" />
        </Field>
      </Disclosure>
      <LedgerSample />
      <div className={styles.wideOnly}>
        <Button variant="primary" wide>
          Continuar
        </Button>
      </div>
      <p className={styles.seal}>
        <Icon name="lock" /> Ambiente seguro. Você confere tudo antes de pagar.
      </p>
    </div>
  </Card>
)
