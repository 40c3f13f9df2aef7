/** As the service's bot check describes it. */
interface RecaptchaCheck {
  /** The address of Google's script, or of a copy of it. */
  readonly script: string
  readonly siteKey: string
  readonly action: string
}

/** What the script puts into the page. */
interface Grecaptcha {
  readonly ready: (run: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<unknown>
}

declare global {
  interface Window {
    readonly grecaptcha?: Grecaptcha
  }
}

const patienceMs = 20_000

let loading: Promise<Grecaptcha> | null = null

/**
 * A token of reCAPTCHA v3 for one call. Its script is fetched at the first: until a visitor needs it Google hears of nobody. Rejects when it does
 * not come, is no reCAPTCHA or takes too long; the next call then fetches it anew.
 */
export async function recaptchaToken(check: RecaptchaCheck): Promise<string> {
  const grecaptcha = await loaded(check)
  const token = await inTime(
    new Promise((resolve) => grecaptcha.ready(() => resolve(executed(grecaptcha, check)))),
  )
  if (typeof token !== 'string' || token === '') throw new Error('reCAPTCHA gave no token')
  return token
}

const executed = (grecaptcha: Grecaptcha, { siteKey, action }: RecaptchaCheck) =>
  grecaptcha.execute(siteKey, { action })

function loaded(check: RecaptchaCheck): Promise<Grecaptcha> {
  loading ??= load(check).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load({ script, siteKey }: RecaptchaCheck): Promise<Grecaptcha> {
  const address = new URL(script)
  address.searchParams.set('render', siteKey)
  const element = document.createElement('script')
  element.src = address.href
  try {
    await inTime(
      new Promise((resolve, reject) => {
        element.onload = resolve
        element.onerror = () => reject(new Error('the script of reCAPTCHA did not come'))
        document.head.append(element)
      }),
    )
    if (window.grecaptcha === undefined) throw new Error('the script of reCAPTCHA brought none')
    return window.grecaptcha
  } catch (error) {
    element.remove()
    throw error
  }
}

async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('reCAPTCHA took too long')), patienceMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
