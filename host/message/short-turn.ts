/** Letters up to which a message without a subject of its own goes on with that of before: an answer to a question, "and now?". */
export const SHORT = 200;
