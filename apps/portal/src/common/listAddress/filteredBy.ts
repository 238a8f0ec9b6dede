/** Parameters of an address that filter a list of people or collections. */
export const narrowedBy = ['keyword', 'pageNo', 'pageSize'];

/** Parameters of an address that filter or sort a list of courses. */
export const filteredBy = [...narrowedBy, 'categoryId', 'industryId', 'jobLevel', 'charge', 'tagId', 'sort'];
