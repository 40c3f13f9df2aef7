import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Specimen } from './Specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const labels = { primary: 'Continuar', secondary: 'Buscar domínio', quiet: 'Remover', danger: 'Sim, remover' }

export const Buttons = () => (
  <>
    <Specimen name="Button" use="One primary on a screen, with the amount on it where money moves." row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {labels[variant]}
        </Button>
      ))}
    </Specimen>
    <Specimen name="Button, with an icon" use="Where the icon is known better than the word." row>
      <Button variant="primary" icon="lock">
        Pagar R$ 118,80
      </Button>
      <Button icon="copy">Copiar código</Button>
      <Button variant="quiet" icon="trash">
        Remover
      </Button>
    </Specimen>
    <Specimen
      name="Button, busy"
      use="Pressed and under way: keeps focus, words and width; more presses are swallowed."
      row
    >
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          {labels[variant]}
        </Button>
      ))}
    </Specimen>
    <Specimen name="Button, disabled" use="Rare: better a button that says what is missing." row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {labels[variant]}
        </Button>
      ))}
    </Specimen>
    <Specimen name="Button, wide" use="The main action of a phone screen.">
      <Button variant="primary" wide>
        Continuar para identificação
      </Button>
    </Specimen>
    <Specimen name="IconButton" use="Where a sign alone has room; its name says on what it acts." row>
      <IconButton icon="trash" label="Remover Hospedagem Turbo" />
      <IconButton icon="close" label="Fechar" />
    </Specimen>
    <Specimen name="LinkButton" use="Leads somewhere; a button does something." row>
      <LinkButton href="#buttons" variant="primary">
        Ver planos
      </LinkButton>
      <LinkButton href="#buttons">Voltar ao site</LinkButton>
      <LinkButton href="#buttons" variant="quiet" icon="cart">
        Voltar ao carrinho
      </LinkButton>
    </Specimen>
  </>
)
