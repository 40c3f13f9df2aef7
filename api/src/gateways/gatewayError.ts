/** Another system could not be asked or answered nothing that can be understood: worth another try later. */
export class GatewayError extends Error {
  readonly gateway: string

  constructor(gateway: string, message: string, options?: ErrorOptions) {
    super(`${gateway}: ${message}`, options)
    this.gateway = gateway
  }
}
