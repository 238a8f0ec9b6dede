/** Parameters of an address that narrow a list of people or shelves. */
export const narrowedBy = ['keyword', 'pageNo', 'pageSize'];

/** Parameters of an address that narrow or order a list of courses. */
export const filteredBy = [...narrowedBy, 'categoryId', 'industryId', 'jobLevel', 'charge', 'tagId', 'sort'];
