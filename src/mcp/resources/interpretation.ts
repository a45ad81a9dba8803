/** The General Rules of Interpretation in short, in our own words. The printed rules are the law. */
export const INTERPRETATION_RULES = `# How a tariff number is found: the General Rules of Interpretation in short

A summary in our own words of the rules printed at the front of the HTSUS. The printed text is the law; read it, and the
notes of the section and chapter (\`trade_hts_notes\`), before relying on a choice.

1. **Words first.** Titles of sections and chapters are signposts. What counts is the text of the headings and the notes
   to sections and chapters; only where those leave it open do the next rules come in.
2. **Not finished, not pure.** (a) An article that is incomplete or unassembled goes with the complete one if it
   already has its essential character. (b) A heading that names a material covers mixtures with it too; goods of more
   than one material go to rule 3.
3. **Two or more headings fit.** (a) The more specific description wins over the more general one. (b) Mixtures,
   composite goods and retail sets go by the part that gives the essential character. (c) If that cannot be told: the
   heading that comes last in numerical order among those that fit equally.
4. **Nothing fits.** The heading of the goods most akin.
5. **Packing.** (a) Cases made for an article, kept with it and sold with it go with the article, unless the case gives
   the whole its character. (b) Ordinary packing goes with the goods, unless it is clearly made to be used again.
6. **Then the subheadings**, by the same rules, comparing only subheadings of the same level; notes of section and
   chapter apply unless the context says otherwise.

Additional U.S. rules settle, among others, provisions by use (the principal use in the United States at the time of
import, or proof of the actual use) and provisions for parts (a specific provision for the part goes before "parts of").

Working order: search by material and kind of article, read the candidate headings and their notes, choose the heading,
then the subheading level by level, then the statistical suffix. Never complete a number by guessing digits.
`;
