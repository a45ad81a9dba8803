/** What the words of a note do to the goods it names. */
export type NoteWords = 'excludes' | 'includes' | 'defines' | 'governs';
