import type { CartProblemCode } from '@balcao/rules/cartProblems'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '../testing/renderInShop.tsx'
import { createSampleShop } from '../testing/sampleShop.ts'
import { createTypedDocument } from '../testing/typedDocument.ts'
import { BuyerDocument } from './BuyerDocument.tsx'

interface Options {
  readonly refused?: CartProblemCode | null
  readonly typed?: string
}

async function open({ refused = null, typed = '' }: Options = {}) {
  const { shop } = await createSampleShop()
  const given = createTypedDocument(typed)
  const Asked = () => <BuyerDocument refused={refused} document={given.useTyped()} />
  await renderInShop(<Asked />, shop)
  return { given, standing: () => shop.session.store.getState().buyerDocument }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'CPF ou CNPJ' })
const describedBy = () => document.getElementById(`${field().id}-error`)?.textContent ?? null

function give(value: string) {
  fireEvent.change(field(), { target: { value } })
  fireEvent.blur(field())
}

describe("the buyer's document in a Brazilian cart", () => {
  it('is missing at first, and says so only to whoever went on without it', async () => {
    const { standing } = await open()
    fireEvent.blur(field())
    expect(standing()).toBe('missing')
    expect(describedBy()).toBeNull()
  })

  it('says what it is for in the words of the country', async () => {
    await open()
    const hint =
      'Usamos para a nota fiscal e para registrar domínios .br. Você não precisa digitar de novo na próxima etapa.'
    expect(screen.getByText(hint)).toBeTruthy()
  })

  it('that was missed is told at the field', async () => {
    await open({ refused: 'document-missing' })
    expect(describedBy()).toBe('Campo de documento obrigatório.')
  })

  it.each([
    ['529.982', 'Documento inválido. Faltam 5 caracteres.'],
    ['52998224724', 'Documento inválido. Confira os números.'],
  ])('%s does not let on, and says why when it is left', async (typed, words) => {
    const { standing } = await open()
    fireEvent.change(field(), { target: { value: typed } })
    expect(describedBy()).toBeNull()
    fireEvent.blur(field())
    expect(describedBy()).toBe(words)
    expect(standing()).toBe('invalid')
  })

  it('is shown in its punctuation, and the identification has it', async () => {
    const { given, standing } = await open()
    give('52998224725')
    expect(field().value).toBe('529.982.247-25')
    expect(screen.getByText('Documento válido')).toBeDefined()
    expect(standing()).toBe('given')
    expect(given.read()).toBe('529.982.247-25')
  })

  it('that the tab has from before is there', async () => {
    const { standing } = await open({ typed: '529.982.247-25' })
    expect(field().value).toBe('529.982.247-25')
    expect(standing()).toBe('given')
  })
})
