/** Where the heroes come from. */
export const heroTalesEn = {
  'hero.sylvan-guard.story':
    'Erken has walked the northern edge of Ündsenoin for eleven winters, and he knows which branches broke on their own. He speaks little; the forest taught him that whoever talks first is heard first. When the refugees came out of Kaan with dead lamps in their hands he counted them, counted again, and found one family missing. He is going to Easafir to bring them home. His bow comes along, and so does his patience, which has outlasted better hunters.',
  'hero.rogue.story':
    'Saya was born on a barge between two customs posts and belonged to neither bank. She learned early that a locked door is only a slow one. The forest took her in after a theft went wrong and asked for nothing, and so it won what no lord ever had: her word. In Easafir she still owes money in three streets and an apology in a fourth. She means to settle one of the two, quietly, after dark.',
  'hero.lord.story':
    'Baran ruled a valley of forty hearths until the empire drew a new border through his orchard. He fought for a season, lost politely, and walked to the forest with everyone who would still walk with him. He has kept his father’s sword, his good manners and a list of names. People open doors for him before they remember that he no longer owns any. In the capital he hopes to be heard; failing that, he intends to be noticed.',
  'hero.shaman.story':
    'Ayluk speaks for the dead of the Primordial Forest, who are many and interrupt each other. Her drum was her teacher’s, and her teacher’s voice is still in it, mostly complaining about the rhythm. Since the lamps of Easafir began to go out, the dead have fallen silent in one valley after another, as if something else were listening. Ayluk has never been afraid of ghosts. She is afraid of that silence, and she walks toward it.',
  'hero.mercenary.story':
    'Tamra has served under nine banners and was paid by four. She has a scar for each of the others and tells a different story about every one. A winter in Ündsenoin, which was meant to be a place to hide, became the first home she ever paid rent for. When the elders asked who would go to the capital, she named a price, was laughed at, and packed anyway. She calls it a long-term investment.',
} as const
