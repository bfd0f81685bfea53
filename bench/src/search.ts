/** Lines of play in a CPU second beside boardgame.io's own bot. @example npm run -s bench:search */
// As people run it: boardgame.io checks more in development.
process.env['NODE_ENV'] = 'production'
const { searching } = await import('./searching.ts')
for (const line of await searching()) console.log(line)
