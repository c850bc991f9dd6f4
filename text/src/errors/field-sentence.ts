/**
 * The problem of a field as a sentence, from the name of the broken rule and the sentences of `errors.*.ts`.
 * A rule may carry values for its sentence: `between|1|365` fills `{1}` and `{2}`, and `@city` is the name of
 * a field in the reader's language.
 */
export function fieldSentence(sentences: Readonly<Record<string, string>>, rule: string): string {
  const [name = '', ...parts] = rule.split('|')
  const sentence = sentences[name] ?? sentences['format'] ?? ''
  return sentence.replaceAll(/\{(\d)\}/g, (_, at: string) => {
    const part = parts[Number(at) - 1] ?? ''
    return (part.startsWith('@') && sentences[part]) || part
  })
}
