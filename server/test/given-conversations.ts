import type { ArgsOf } from '@longhaul/contract/routes.ts'
import type { Person } from './world.ts'

/* The part of `given` for conversations with customer service. */

type Question = ArgsOf<'POST /conversations'>['body']

/** Asks customer service a question; returns the id of the conversation. */
export const aQuestion = async (who: Person, over: Partial<Question> = {}): Promise<string> =>
  (
    await who.call('POST /conversations', {
      body: {
        subject: 'Where is my order?',
        about: null,
        body: 'I paid three days ago.',
        file_ids: [],
        ...over,
      },
    })
  ).id

/** An answer from customer service. */
export const anAnswer = (
  by: Person,
  id: string,
  body = 'It is on its way.',
  over: { internal?: boolean; close?: boolean; file_ids?: string[] } = {},
) =>
  by.call('POST /staff/conversations/{id}/messages', {
    params: { id },
    body: { body, file_ids: [], internal: false, close: false, ...over },
  })

/** A further message of the shopper in the conversation. */
export const aReply = (who: Person, id: string, body = 'Thank you.', fileIds: string[] = []) =>
  who.call('POST /conversations/{id}/messages', { params: { id }, body: { body, file_ids: fileIds } })

/** The messages of a conversation as the shopper reads them, oldest first. */
export const theThread = async (who: Person, id: string) =>
  (await who.call('GET /conversations/{id}/messages', { params: { id } })).items.toReversed()
