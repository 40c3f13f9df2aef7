export type Language = 'pt' | 'es'

/** What the shop calls things, as far as the stories press or read them. */
export const words = {
  pt: {
    summary: 'Resumo do pedido',
    bar: 'Total e próximo passo',
    couponHave: 'Tenho um cupom',
    couponField: 'Código do cupom',
    couponApply: 'Aplicar',
    ownDomain: 'Já tenho um domínio',
    ownDomainField: 'Seu domínio',
    ownDomainUse: 'Usar este domínio',
    remove: 'Remover',
    goOn: 'Continuar',
    document: /^CPF ou CNPJ/,
  },
  es: {
    summary: 'Resumen del pedido',
    bar: 'Total y siguiente paso',
    couponHave: 'Tengo un cupón',
    couponField: 'Código del cupón',
    couponApply: 'Aplicar',
    ownDomain: 'Ya tengo un dominio',
    ownDomainField: 'Tu dominio',
    ownDomainUse: 'Usar este dominio',
    remove: 'Quitar',
    goOn: 'Continuar',
    document: / del titular del dominio$/,
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>
