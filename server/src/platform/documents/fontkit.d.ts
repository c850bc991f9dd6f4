/** PDFKit accepts a parsed font as well as its bytes; its types do not say so. */
declare namespace PDFKit {
  /** A parsed font, which several documents may use concurrently. */
  interface ReadFont {
    layout(text: string): unknown
    /** The code points that the font has. */
    characterSet: number[]
    hasGlyphForCodePoint(code: number): boolean
  }
  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: ReadFont): this
    }
  }
}

/** What we use of fontkit, which brings no types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): PDFKit.ReadFont
}
