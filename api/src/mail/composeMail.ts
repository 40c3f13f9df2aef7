import type { Mail } from '../gateways/mail/mailer.ts'
import { mailBlocks, mailSubject } from './mailBlocks.ts'
import type { MailBlock, MailFacts, MailRow } from './mailBlocks.ts'

/** The words of a mail, as plain text and as simple HTML that says the same. */
export function composeMail(facts: MailFacts): Pick<Mail, 'subject' | 'text' | 'html' | 'language'> {
  const blocks = mailBlocks(facts)
  const subject = mailSubject(facts)
  const language = facts.brand.locale
  return { subject, language, text: blocks.map(textOf).join('\n\n'), html: page(subject, language, blocks) }
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'code':
    case 'small':
      return block.text
    case 'link':
      return `${block.label}: ${block.url}`
    case 'rows':
      return [...(block.title === '' ? [] : [block.title]), ...block.rows.map(rowText)].join('\n')
  }
}

const rowText = ({ label, value, note }: MailRow): string =>
  `${label}: ${value}${note === '' ? '' : ` (${note})`}`

const page = (subject: string, language: string, blocks: readonly MailBlock[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
  `<body style="margin:0;background:#f8f5ef;color:#20242c;font:16px/1.5 Arial,Helvetica,sans-serif">` +
  `<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">${blocks.map(htmlOf).join('')}</div></body></html>`

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:24px">${escape(block.text)}</h1>`
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escape(block.text)}</p>`
    case 'code':
      return `<p style="margin:0 0 16px;padding:12px;background:#f1eee7;font:14px/1.5 monospace;word-break:break-all">${escape(block.text)}</p>`
    case 'small':
      return `<p style="margin:0 0 8px;color:#5c626e;font-size:13px">${escape(block.text)}</p>`
    case 'link':
      return `<p style="margin:0 0 24px"><a href="${escape(block.url)}" style="color:#0b57d0">${escape(block.label)}</a></p>`
    case 'rows':
      return `${block.title === '' ? '' : `<h2 style="margin:0 0 8px;font-size:18px">${escape(block.title)}</h2>`}${table(block.rows)}`
  }
}

const table = (rows: readonly MailRow[]): string =>
  `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.map(rowHtml).join('')}</table>`

const rowHtml = ({ label, value, note }: MailRow): string =>
  `<tr><td style="padding:4px 12px 4px 0;vertical-align:top">${escape(label)}${note === '' ? '' : `<br><small style="color:#5c626e">${escape(note)}</small>`}</td>` +
  `<td style="padding:4px 0;vertical-align:top;text-align:right"><strong>${escape(value)}</strong></td></tr>`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (words: string): string => words.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
