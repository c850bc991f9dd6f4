import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with inline elements, so that translators can move them with the words: `<Rich text="I accept
 * the <terms>terms</terms>." render={(words, name) => <Link to={paths[name]}>{words}</Link>} />`.
 */
export function Rich({ text, render }: { text: string; render: (words: string, name: string) => ReactNode }) {
  return text
    .split(/(<(\w+)>.*?<\/\2>)/g)
    .filter((_, index) => index % 3 !== 2) // split() puts the marker's name between the parts.
    .map((part, index) => {
      const [, name, words = ''] = /^<(\w+)>(.*?)<\/\1>$/.exec(part) ?? []
      return name ? <Fragment key={index}>{render(words, name)}</Fragment> : part
    })
}
