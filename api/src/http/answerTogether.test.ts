import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerTogether } from './answerTogether.ts'

describe('an answer', () => {
  it('leaves when all of its turn are made', async () => {
    const events: string[] = []
    const app = fastify()
    answerTogether(app)
    app.addHook('onSend', (request, _reply, payload, done) => {
      events.push(`sent ${request.url}`)
      done(null, payload)
    })
    app.get('/:name', (request) => {
      events.push(`made ${request.url}`)
      return { asked: request.url }
    })

    const [first, second] = await Promise.all([app.inject('/first'), app.inject('/second')])

    expect(events).toEqual(['made /first', 'made /second', 'sent /first', 'sent /second'])
    expect([first.json(), second.json()]).toEqual([{ asked: '/first' }, { asked: '/second' }])
  })

  it('that cannot be sent is a failure of its own request', async () => {
    const app = fastify()
    answerTogether(app)
    app.get('/bad', (_request, reply) => reply.header('x-broken', 'two\nlines').send('bad'))
    app.get('/good', () => 'good')

    const [bad, good] = await Promise.all([app.inject('/bad'), app.inject('/good')])

    expect(bad.statusCode).toBe(500)
    expect(good.body).toBe('good')
  })
})
