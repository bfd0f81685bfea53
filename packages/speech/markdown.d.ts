/** A text as it stands, fetched when it is asked for. The bundler and the test runner know how; the terminal tells Node. */
declare module '*.md?raw' {
  const text: string
  export default text
}
