import { findPostalCode } from '@balcao/contract/findPostalCode'
import { identify } from '@balcao/contract/identify'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refused, replied } from '../testing/fakeService.ts'
import { inShop, renderInShop, textsOf } from '../testing/renderInShop.tsx'
import { sampleBrands } from '../testing/sampleBrands.ts'
import { createSampleShop } from '../testing/sampleShop.ts'
import type { SampleShop, SampleShopOptions } from '../testing/sampleShop.ts'
import { IdentificationScreen } from './IdentificationScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/br/identificacao')
  document.title = 'Seus dados'
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const leave = (name: string) => fireEvent.blur(field(name))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }))
const errorOf = (name: string) =>
  field(name).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(`${field(name).id}-error`)?.textContent
    : null

async function open(options: SampleShopOptions = {}): Promise<SampleShop> {
  const sample = await createSampleShop(options)
  await renderInShop(<IdentificationScreen summary={null} />, sample.shop)
  return sample
}

function fillPerson() {
  type('Nome completo ou razão social', 'Ana Souza')
  type('E-mail', 'ana@exemplo.com.br')
  type('CPF ou CNPJ', '52998224725')
  type('Telefone com DDD', '11987654321')
}

describe('who buys', () => {
  it('is asked for little: five fields, and a sixth once the postal code is known', async () => {
    const { service } = await open()
    expect(screen.getAllByRole('textbox')).toHaveLength(5)
    type('CEP', '01310100')
    expect(field('CEP').value).toBe('01310-100')
    expect(await screen.findByText('Avenida Paulista, Bela Vista')).toBeTruthy()
    expect(screen.getByText('São Paulo, SP')).toBeTruthy()
    expect(service.heardOf(findPostalCode)[0]?.params).toEqual({ postalCode: '01310100' })
    expect(screen.getAllByRole('textbox').length).toBeLessThanOrEqual(8)
    expect(field('Número')).toBeTruthy()
  })

  it('goes on to the payment with what the rules and the service accept', async () => {
    const { service } = await open()
    fillPerson()
    type('CEP', '01310-100')
    await screen.findByText('São Paulo, SP')
    type('Número', '1500')
    send()
    await waitFor(() => expect(location.pathname).toBe('/br/pagamento'))
    expect(service.heardOf(identify)[0]?.body).toMatchObject({
      customer: {
        document: '529.982.247-25',
        address: { postalCode: '01310-100', street: 'Avenida Paulista', number: '1500', state: 'SP' },
      },
    })
  })

  it('waits for the directory when the form is sent while it is being asked', async () => {
    const { service } = await open()
    let answer: () => void = () => undefined
    service.answer(findPostalCode, async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return replied({ street: 'Rua A', district: 'Centro', city: 'Recife', state: 'PE' })
    })
    fillPerson()
    type('CEP', '50010-000')
    await waitFor(() => expect(service.heardOf(findPostalCode)).toHaveLength(1))
    send()
    expect(service.heardOf(identify)).toHaveLength(0)
    await act(async () => answer())
    await waitFor(() => expect(errorOf('Número')).toBe('Digite o número. Se não houver, escreva s/n.'))
  })
})

describe('a field', () => {
  it('is not corrected while it is typed, is told when left, and is forgiven as soon as it is right', async () => {
    await open()
    type('CPF ou CNPJ', '5299822472')
    expect(errorOf('CPF ou CNPJ')).toBeNull()
    leave('CPF ou CNPJ')
    expect(errorOf('CPF ou CNPJ')).toBe('Falta 1 dígito no CPF.')
    type('CPF ou CNPJ', '52998224724')
    expect(errorOf('CPF ou CNPJ')).toBe('Este CPF não confere. Veja se algum dígito foi trocado.')
    type('CPF ou CNPJ', '52998224725')
    expect(errorOf('CPF ou CNPJ')).toBeNull()
    type('CPF ou CNPJ', '5299822472')
    expect(errorOf('CPF ou CNPJ')).toBeNull()
  })

  it('that was passed by empty is not complained about before the form is sent', async () => {
    await open()
    leave('E-mail')
    expect(errorOf('E-mail')).toBeNull()
  })

  it('takes a pasted document with or without its marks and keeps the caret in its place', async () => {
    await open()
    type('CPF ou CNPJ', '12.ABC.345/01DE-35')
    expect(field('CPF ou CNPJ').value).toBe('12.ABC.345/01DE-35')
    type('CPF ou CNPJ', '529982247')
    const document = field('CPF ou CNPJ')
    // A forgotten digit, put in at its place.
    const typed = '5299.982.247'
    Object.defineProperty(document, 'selectionStart', { value: 4, configurable: true })
    const caret = vi.spyOn(document, 'setSelectionRange')
    fireEvent.change(document, { target: { value: typed } })
    expect(document.value).toBe('529.998.224-7')
    expect(caret).toHaveBeenCalledWith(5, 5)
  })

  it('asks whether a mail address was meant otherwise, and changes it only when told to', async () => {
    await open()
    type('E-mail', 'ana@gmial.com')
    leave('E-mail')
    fireEvent.click(screen.getByRole('button', { name: 'Você quis dizer ana@gmail.com?' }))
    expect(field('E-mail').value).toBe('ana@gmail.com')
  })

  it('takes a phone as an address book has it, and leaves a foreign one as it is', async () => {
    await open()
    type('Telefone com DDD', '+55 11 98765-4321')
    expect(screen.queryByText('+55')).toBeNull()
    leave('Telefone com DDD')
    expect(field('Telefone com DDD').value).toBe('(11) 98765-4321')
    expect(screen.getByText('+55')).toBeTruthy()
    type('Telefone com DDD', '+351 912 345 678')
    leave('Telefone com DDD')
    expect(field('Telefone com DDD').value).toBe('+351912345678')
    expect(errorOf('Telefone com DDD')).toBeNull()
  })

  it('says what it is for to keyboards and address books', async () => {
    await open({ tld: 'com.br' })
    const tokens = ['Nome completo ou razão social', 'E-mail', 'Telefone com DDD', 'CEP'].map(
      (name) => field(name).autocomplete,
    )
    expect(tokens).toEqual(['name', 'email', 'tel', 'postal-code'])
    expect(['E-mail', 'Telefone com DDD', 'CEP'].map((name) => field(name).inputMode)).toEqual([
      'email',
      'tel',
      'numeric',
    ])
  })
})

describe('a form that was sent with problems', () => {
  it('sums them up, takes focus there, and says so in the title until they are mended', async () => {
    const { service } = await open()
    fillPerson()
    type('E-mail', 'ana')
    send()
    const summary = await screen.findByRole('group', { name: 'Confira 2 campos para continuar' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(document.title).toBe('Erro: Seus dados')
    expect(summary.textContent).toContain(errorOf('E-mail'))
    expect(service.heardOf(identify)).toHaveLength(0)

    type('E-mail', 'ana@exemplo.com.br')
    expect(screen.getByRole('group', { name: 'Confira 1 campo para continuar' })).toBeTruthy()
    type('CEP', '01310100')
    await screen.findByText('São Paulo, SP')
    type('Número', '1500')
    await waitFor(() => expect(document.title).toBe('Seus dados'))
  })

  it('shows at its field what only the service knows, until the field changes', async () => {
    const { service } = await open()
    service.answer(identify, () =>
      refused('invalid-request', [{ field: 'customer.document', code: 'check-digit' }]),
    )
    fillPerson()
    type('CEP', '01310100')
    await screen.findByText('São Paulo, SP')
    type('Número', '1500')
    send()
    await waitFor(() =>
      expect(errorOf('CPF ou CNPJ')).toBe('Este CPF não confere. Veja se algum dígito foi trocado.'),
    )
    expect(location.pathname).toBe('/br/identificacao')
    type('CPF ou CNPJ', '39053344705')
    expect(errorOf('CPF ou CNPJ')).toBeNull()
  })

  it('keeps everything when nobody answers, and goes on at the next press', async () => {
    const { service, logged } = await open()
    service.answer(identify, () => 'lost')
    fillPerson()
    type('CEP', '01310100')
    await screen.findByText('São Paulo, SP')
    type('Número', '1500')
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('Seus dados continuam aqui')
    expect(field('E-mail').value).toBe('ana@exemplo.com.br')
    expect(logged()).not.toMatch(/ana|529|1198/i)

    service.answer(identify, ({ body }) => replied({ ...Object(body), warnings: [] }))
    send()
    await waitFor(() => expect(location.pathname).toBe('/br/pagamento'))
  })
})

describe('an address', () => {
  it.each([
    [
      'unknown',
      refused('not-found'),
      'Não encontramos este CEP. Confira o número ou preencha o endereço abaixo.',
    ],
    [
      'not to be had',
      refused('gateway-failed'),
      'Não deu para buscar o endereço agora. Preencha abaixo, por favor.',
    ],
    ['lost on the way', 'lost' as const, 'Não deu para buscar o endereço agora. Preencha abaixo, por favor.'],
  ])('whose postal code is %s is typed in full', async (_, reply, words) => {
    const { service } = await open()
    service.answer(findPostalCode, () => reply)
    type('CEP', '99999999')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(
      screen.getAllByRole('textbox').length + screen.getAllByRole('combobox').length,
    ).toBeLessThanOrEqual(10)
    fillPerson()
    type('Rua e número', 'Rua das Flores')
    send()
    await waitFor(() => expect(errorOf('Rua e número')).toBe('Falta o número. Se não houver, escreva s/n.'))
    type('Rua e número', 'Rua das Flores, s/n')
    type('Cidade', 'Olinda')
    fireEvent.change(screen.getByRole('combobox', { name: 'Estado' }), { target: { value: 'PE' } })
    service.answer(identify, ({ body }) => replied({ ...Object(body), warnings: [] }))
    send()
    await waitFor(() => expect(location.pathname).toBe('/br/pagamento'))
  })

  it('that was found can be written anew, with nothing lost and focus where it goes on', async () => {
    await open()
    type('CEP', '01310100')
    await screen.findByText('São Paulo, SP')
    type('Número', '1500')
    fireEvent.click(screen.getByRole('button', { name: 'Editar endereço' }))
    expect(field('Rua e número').value).toBe('Avenida Paulista, 1500')
    expect(document.activeElement).toBe(field('Rua e número'))
    expect(field('Cidade').value).toBe('São Paulo')
    expect(screen.getByLabelText<HTMLInputElement>(/^Bairro/).value).toBe('Bela Vista')
  })

  it('of another postal code takes the place of the first one', async () => {
    const { service } = await open()
    type('CEP', '01310100')
    await screen.findByText('São Paulo, SP')
    service.answer(findPostalCode, () =>
      replied({ street: '', district: '', city: 'Fernando de Noronha', state: 'PE' }),
    )
    type('CEP', '53990000')
    expect(await screen.findByText('Fernando de Noronha, PE')).toBeTruthy()
    expect(screen.queryByText(/Avenida Paulista/)).toBeNull()
    expect(field('Rua').value).toBe('')
  })

  it('is not asked in Chile for hosting alone, and is for a domain', async () => {
    history.replaceState(null, '', '/cl/identificacao')
    const alone = await open({ brand: sampleBrands.cl })
    expect(screen.getAllByRole('textbox')).toHaveLength(4)
    expect(alone.service.heardOf(findPostalCode)).toHaveLength(0)
    document.body.replaceChildren()
    sessionStorage.clear()
    await open({ brand: sampleBrands.cl, tld: 'cl' })
    expect(['Calle y número', 'Comuna', 'Región'].map((name) => field(name).autocomplete)).toEqual([
      'address-line1',
      'address-level2',
      'address-level1',
    ])
    expect(field('RUT').inputMode).toBe('text')
  })
})

describe('what was typed', () => {
  it('is there again after a reload, as is the address that was found', async () => {
    await open()
    fillPerson()
    type('CEP', '01310100')
    await screen.findByText('São Paulo, SP')
    type('Número', '1500')
    document.body.replaceChildren()

    const { service } = await open()
    expect(field('Nome completo ou razão social').value).toBe('Ana Souza')
    expect(field('Número').value).toBe('1500')
    expect(screen.getByText('Avenida Paulista, Bela Vista')).toBeTruthy()
    expect(service.heardOf(findPostalCode)).toHaveLength(0)
    expect(document.cookie).toBe('')
  })

  it('before the page came alive is taken over, and stored data come in without a mismatch', async () => {
    const { shop } = await createSampleShop()
    const texts = await textsOf(shop)
    const page = inShop(<IdentificationScreen summary={null} />, shop, texts)
    sessionStorage.setItem(
      'balcao.checkout.br',
      JSON.stringify({
        customer: {
          name: 'Ana Souza',
          email: '',
          document: '',
          phone: '',
          address: {
            postalCode: '',
            street: '',
            number: '',
            complement: '',
            district: '',
            city: '',
            state: '',
          },
        },
        lookup: null,
        refusals: [],
        paymentMethod: null,
        attempt: null,
      }),
    )
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(page)
    expect(root.innerHTML).not.toContain('Ana Souza')
    field('E-mail').value = 'ana@exemplo.com.br'
    const mismatch = vi.fn()
    const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: mismatch }))
    expect(mismatch).not.toHaveBeenCalled()
    expect(field('Nome completo ou razão social').value).toBe('Ana Souza')
    expect(field('E-mail').value).toBe('ana@exemplo.com.br')
    act(() => app.unmount())
    root.remove()
  })
})
