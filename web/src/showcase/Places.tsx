import { Card } from '../ui/Card.tsx'
import { CardHead } from '../ui/CardHead.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { sampleSteps } from './sampleSteps.ts'
import { Specimen } from './Specimen.tsx'

export const Places = () => (
  <>
    <Specimen name="Card" use="One matter each. The receipt is the summary's alone.">
      <Card>
        <p>plain: um item do carrinho</p>
      </Card>
      <Card tone="receipt">
        <p>receipt: o resumo do pedido</p>
      </Card>
      <Card tone="quiet">
        <p>quiet: uma oferta que pode esperar</p>
      </Card>
    </Specimen>
    <Specimen name="CardHead" use="What the card is about, and what can be done with the whole of it.">
      <Card labelledBy="head-sample">
        <CardHead
          id="head-sample"
          icon="server"
          kind="Hospedagem de sites"
          title="Hospedagem Turbo"
          action={<IconButton icon="trash" label="Remover Hospedagem Turbo" />}
        />
      </Card>
    </Specimen>
    <Specimen
      name="Stepper"
      use="How far along; steps that are done lead back. Phones spell out the present one alone."
    >
      {['carrinho', 'identificacao', 'pagamento', 'confirmacao'].map((current) => (
        <Stepper
          key={current}
          label={`Etapas da compra: ${current}`}
          doneLabel="concluído"
          steps={sampleSteps(current)}
        />
      ))}
    </Specimen>
    <Specimen name="Wordmark" use="The shop's name, once, at the head of the page." row>
      <Wordmark name="Balcão" />
    </Specimen>
    <Specimen name="VisuallyHidden" use="Words for those who listen." row>
      <p>
        Aqui há palavras <VisuallyHidden>que só se ouvem </VisuallyHidden>entre as outras.
      </p>
    </Specimen>
    <Specimen
      name="PageLayout, TwoColumns, SummaryBar"
      use="Summary beside the list on wide screens; a bar with total and button on phones."
      row
    >
      <LinkButton href="?sample">Ver uma página inteira</LinkButton>
    </Specimen>
  </>
)
