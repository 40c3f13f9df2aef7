import { describe, expect, it } from 'vitest'
import { cookieText, documentCookieJar, parseCookies, requestCookieJar } from './cookieJar.ts'

describe('reading a Cookie header', () => {
  it('finds names and decoded values', () => {
    expect([...parseCookies('fp=abc; hg-referrer=a%20b; empty=')]).toEqual([
      ['fp', 'abc'],
      ['hg-referrer', 'a b'],
      ['empty', ''],
    ])
  })

  it.each(['', ';;', 'no-value', '=x', 'broken=%E0%A4%A'])('takes %j for nothing', (header) => {
    expect([...parseCookies(header)]).toEqual([])
  })

  it('keeps an equals sign within a value', () => {
    expect(parseCookies('a=b=c').get('a')).toBe('b=c')
  })
})

const here = { secure: false, domain: null }

describe('a cookie', () => {
  it('lives a day, for this site, over TLS where there is TLS', () => {
    expect(cookieText('fp-cart', 'x', { secure: true, domain: null })).toBe(
      'fp-cart=x; Path=/; SameSite=Lax; Max-Age=86400; Secure',
    )
    expect(cookieText('fp-cart', null, here)).toBe('fp-cart=; Path=/; SameSite=Lax; Max-Age=0')
  })

  it('is for all hosts of the brand where it has a domain', () => {
    expect(cookieText('fp-cart', 'x', { secure: true, domain: 'loja.example' })).toBe(
      'fp-cart=x; Path=/; SameSite=Lax; Max-Age=86400; Domain=loja.example; Secure',
    )
  })
})

describe('the jar of a request', () => {
  it('sets what changed, and nothing that is so already', () => {
    const jar = requestCookieJar('a=1; b=2', here)
    jar.write('a', '1')
    jar.write('b', '3')
    jar.write('c', null)
    expect(jar.setCookies).toEqual([cookieText('b', '3', here)])
    expect(jar.read('b')).toBe('3')
  })

  it('reads as absent what it has removed', () => {
    const jar = requestCookieJar('a=1', here)
    jar.write('a', null)
    expect(jar.read('a')).toBeNull()
    expect(jar.setCookies).toEqual([cookieText('a', null, here)])
  })
})

describe('the jar of a page', () => {
  it('reads what it wrote, until it removes it', () => {
    const jar = documentCookieJar(window, null)
    jar.write('fp-cart', 'kept')
    expect(jar.read('fp-cart')).toBe('kept')
    jar.write('fp-cart', null)
    expect(jar.read('fp-cart')).toBeNull()
  })
})
