import fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerTogether } from './answerTogether.ts'

it('sends the answers of one turn when all of them are made', async () => {
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
