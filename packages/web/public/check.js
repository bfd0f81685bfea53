// Runs before everything else, in the oldest browser there is: says so where this page cannot work.
;(function (needs, note) {
  if (needs.indexOf(false) < 0) return
  document.documentElement.setAttribute('data-old', '')
  // Browsers that do not know templates show what is in it anyway.
  if ('content' in note) document.body.appendChild(note.content)
})(
  [
    'noModule' in document.createElement('script'),
    'Worker' in window,
    'structuredClone' in window,
    'toSorted' in Array.prototype,
    'CSS' in window && 'supports' in CSS && CSS.supports('selector(:has(a))'),
  ],
  document.getElementById('too-old'),
)
