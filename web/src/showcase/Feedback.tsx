import { useState } from 'react'
import { createAnnouncer } from '../ui/announcer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Toast, type ToastMessage, type ToastTone } from '../ui/Toast.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { Specimen } from './Specimen.tsx'

const announcer = createAnnouncer()

export const Feedback = () => (
  <>
    <Specimen name="Notice" use="Stays in the page, beside what it is about.">
      <Notice title="Domínio temporário">Você pode escolher o domínio depois, na Central do Cliente.</Notice>
      <Notice
        tone="warning"
        title="Não foi possível confirmar este domínio"
        action={<Button icon="globe">Tentar de novo</Button>}
      >
        O registro não respondeu. Enquanto isso ele não pode ser comprado.
      </Notice>
      <Notice tone="error" title="O preço mudou">
        Antes: R$ 118,80. Agora: R$ 129,90. Nada foi cobrado.
      </Notice>
      <Notice tone="success">Pagamento confirmado.</Notice>
    </Specimen>
    <Specimen
      name="Dialog"
      use="A question or an explanation that must not be missed. Escape, backdrop and cross close it."
      row
    >
      <Dialogs />
    </Specimen>
    <Specimen name="Toast" use="What was just done, for five seconds; waits while pointed at or focused.">
      <ul>
        {stills.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            dismissLabel="Fechar aviso"
            duration={2 ** 31 - 1}
            onDismiss={() => {}}
          />
        ))}
      </ul>
    </Specimen>
    <Specimen
      name="ToastRegion, LiveRegion"
      use="Toasts are seen at the page's edge and heard once, through one status region."
      row
    >
      <Toasts />
    </Specimen>
    <Specimen name="Spinner" use="Inside what is busy." row>
      <Spinner />
    </Specimen>
  </>
)

const words = {
  positive: 'Cupom adicionado',
  neutral: 'Domínio removido do carrinho',
  negative: 'Cupom inválido',
} satisfies Record<ToastTone, string>

const tones = ['positive', 'neutral', 'negative'] as const
const stills = tones.map((tone): ToastMessage => ({ id: `still-${tone}`, tone, text: words[tone] }))

const Toasts = () => {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([])
  const [count, setCount] = useState(0)
  const show = (tone: ToastTone) => {
    setCount(count + 1)
    setToasts([...toasts, { id: String(count), tone, text: words[tone] }])
  }
  return (
    <>
      {tones.map((tone) => (
        <Button key={tone} onClick={() => show(tone)}>
          {words[tone]}
        </Button>
      ))}
      <LiveRegion announcer={announcer} />
      <ToastRegion
        toasts={toasts}
        label="Avisos"
        dismissLabel="Fechar aviso"
        announcer={announcer}
        onDismiss={(id) => setToasts((present) => present.filter((toast) => toast.id !== id))}
      />
    </>
  )
}

const Dialogs = () => {
  const [open, setOpen] = useState<'none' | 'question' | 'long'>('none')
  const close = () => setOpen('none')
  return (
    <>
      <Button icon="trash" onClick={() => setOpen('question')}>
        Remover item
      </Button>
      <Button onClick={() => setOpen('long')}>Ver parcelas</Button>
      <Dialog
        open={open === 'question'}
        onClose={close}
        title="Remover a Hospedagem Turbo?"
        closeLabel="Fechar"
        actions={
          <>
            <Button onClick={close}>Manter no carrinho</Button>
            <Button variant="danger" onClick={close}>
              Sim, remover
            </Button>
          </>
        }
      >
        <p>O domínio grátis minhaloja.com.br sai junto, porque vem com ela.</p>
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="Opções de parcelamento" closeLabel="Fechar">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{index + 1}x sem juros, total de R$ 118,80</p>
        ))}
      </Dialog>
    </>
  )
}
