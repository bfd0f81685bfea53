/** What only the papers of a hero say. */
export const en = {
  'leaf.became': 'The hero',
  'leaf.pack': 'Backpack',
  'leaf.paths': 'Paths',
  'leaf.charts': 'Charts',
  marks: 'What left its mark',
  noMarks: 'Nothing yet that would not heal.',
  weight: 'Carries {n} of {of}',
  growth: 'How the class grows, by the die',
  'chart.injury': 'Injuries',
  'chart.madness': 'Madness',
  'chart.mutation': 'Mutations',
}
export type Messages = Readonly<Record<keyof typeof en, string>>
