import { option, page } from '@emberhall/story'
import { told, toldIf, type StoryNode } from './words.ts'

/** What waits in the streets between Besk’s door and Sefa’s: the satchel, if it was lost, and a patrol, if it has cause. */
export const chapter4Streets: readonly StoryNode[] = [
  {
    id: 'shelf-door',
    kind: 'branch',
    cases: [{ if: { storyCard: 'satchel' }, next: 'n9' }],
    otherwise: { next: 'shelf' },
  },
  {
    ...page('choice', 'shelf', 'city-dusk', 'With a Price On', 'Avec un prix dessus'),
    body: [
      toldIf(
        { flag: 'act1.marshDark' },
        'Across the lane lives a woman called Varda, who buys whatever has had an owner.',
        'De l’autre côté de la ruelle demeure une certaine Varda, qui achète tout ce qui a eu un propriétaire.',
      ),
      told(
        'Tolun was right. On Varda’s shelf, between a flute and somebody’s christening spoon, stands the satchel, dried and brushed, with a label tied to the strap. “The gentleman with no smell never came for it,” she says. “He only wanted you not to have it. Four gold. I’ve had to feed it.”',
        'Tolun avait raison. Chez Varda, entre une flûte et une cuiller de baptême, la sacoche est sur l’étagère, séchée, brossée, une étiquette à la courroie. « Le monsieur sans odeur n’est jamais venu la prendre, dit-elle. Il voulait seulement que vous ne l’ayez pas. Quatre pièces d’or. Il a bien fallu la nourrir. »',
      ),
    ],
    choices: [
      {
        ...option('buy', 'Buy it back', 'La racheter'),
        cost: [{ gold: -4 }],
        body: [
          told(
            'She unties the label and keeps it; labels can be used again. The bark is warm before it is on your shoulder.',
            'Elle détache l’étiquette et la garde, cela ressert. L’écorce est tiède avant même d’être à votre épaule.',
          ),
        ],
        effects: [{ storyCard: 'satchel' }],
        next: 'n9',
      },
      {
        ...option('leave', 'Leave it on the shelf', 'La laisser sur l’étagère'),
        body: [
          told(
            '“Bark keeps,” says Varda, not at all offended. She turns the label so that the price can be read from the street.',
            '« L’écorce, ça se garde », dit Varda, nullement vexée. Elle retourne l’étiquette, que le prix se lise de la rue.',
          ),
        ],
        next: 'n9',
      },
    ],
  },
  {
    id: 'n9-watch',
    kind: 'branch',
    cases: [{ if: { reputation: 'militia', atMost: -1 }, next: 'patrol' }],
    otherwise: { next: 'e1' },
  },
  {
    ...page('choice', 'patrol', 'city-dusk', 'The Third Patrol', 'La troisième patrouille'),
    body: [
      told(
        'The third patrol does not go by. “Messengers of the Forest,” reads the corporal, and compares; for a while he has the drawing upside down. “There’s a fine for the winch,” he says. “Two gold. Or there are the tanners’ vats, two streets down, where nobody has ever looked for anyone. I’m a reasonable man. I shall count to twenty.”',
        'La troisième ne passe pas. « Messagers de la Forêt », lit le caporal, et il compare ; un moment, il tient le dessin à l’envers. « Pour le treuil, il y a une amende, dit-il. Deux pièces d’or. Sinon il y a les cuves des tanneurs, deux rues plus bas, où l’on n’a jamais cherché personne. Je suis arrangeant. Je vais compter jusqu’à vingt. »',
      ),
    ],
    choices: [
      {
        ...option('fine', 'Pay the fine', 'Payer l’amende'),
        cost: [{ gold: -2 }],
        body: [
          told(
            'He bites both coins, tears the drawing across and gives you the half with the better likeness.',
            'Il mord les deux pièces, déchire le dessin et vous en donne la moitié la plus ressemblante.',
          ),
        ],
        next: 'e1',
      },
      {
        ...option('vats', 'Hide in the vats', 'Se cacher dans les cuves'),
        body: [
          told(
            'He counts to twenty honestly, and then to forty. You stand up to the chin in cold bark liquor, and when you climb out your legs have been tanned to above the knee.',
            'Il compte honnêtement jusqu’à vingt, puis jusqu’à quarante. Vous êtes dans le jus d’écorce froid jusqu’au menton et, quand vous en sortez, vos jambes sont tannées jusqu’au-dessus du genou.',
          ),
        ],
        effects: [{ energyLoss: 1 }],
        next: 'e1',
      },
    ],
  },
]
